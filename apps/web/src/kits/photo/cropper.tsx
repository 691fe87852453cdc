import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react"
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from "react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import {
  type Crop,
  cropStyle,
  dragged,
  framedSize,
  mostZoom,
  moved,
  type Point,
  placeOf,
  type Shape,
  zoomed,
  zoomOf,
} from "./crop.ts"
import type { Picture } from "./picture.ts"

interface CropperProps {
  readonly picture: Picture
  readonly shape: Shape
  readonly crop: Crop
  readonly onChange: (change: (crop: Crop) => Crop) => void
  /** True while uploading. */
  readonly isFixed: boolean
}

/** Fractions of the frame. */
const STEP = 0.05
const ZOOM_STEP = 1.1

const directions = [
  { name: "left", key: "ArrowLeft", icon: ArrowLeft, by: { x: -STEP, y: 0 } },
  { name: "up", key: "ArrowUp", icon: ArrowUp, by: { x: 0, y: -STEP } },
  { name: "down", key: "ArrowDown", icon: ArrowDown, by: { x: 0, y: STEP } },
  { name: "right", key: "ArrowRight", icon: ArrowRight, by: { x: STEP, y: 0 } },
] as const

const zoomKeys: Readonly<Record<string, number>> = {
  "+": ZOOM_STEP,
  "=": ZOOM_STEP,
  "-": 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
}

/** The picture behind a frame, moved and zoomed by touch, keyboard or buttons. */
export function Cropper({ picture, shape, crop, onChange, isFixed }: CropperProps) {
  const t = useTranslations("photo")
  const size = framedSize(picture, shape)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const zoom = zoomOf(size, crop)
  const place = { ...placeOf(size, crop), zoom: Math.round(zoom * 100) }
  const shift = (by: Point) => onChange((before) => moved(size, before, by))
  const come = (times: number, about?: Point) =>
    onChange((before) => zoomed(size, before, zoomOf(size, before) * times, about))
  const fingers = useFingers((from, to) => onChange((before) => dragged(size, before, from, to)))
  useWheel(frame, come)
  useEffect(() => frame.current?.focus(), [])

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const times = zoomKeys[event.key]
    const direction = directions.find(({ key }) => key === event.key)
    if (times === undefined && !direction) return
    event.preventDefault()
    if (times !== undefined) come(times)
    else if (direction) shift(direction.by)
  }

  return (
    <div inert={isFixed} className="grid max-w-80 gap-4">
      <div
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={t("frame")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={place.across}
        aria-valuetext={t("place", place)}
        aria-describedby={`${id}-help`}
        onKeyDown={press}
        {...fingers}
        className={classNames(
          "relative cursor-grab touch-none select-none overflow-hidden border border-rule-strong bg-washi active:cursor-grabbing",
          shape === "portrait" ? "aspect-3/4" : "aspect-square",
        )}
      >
        <img
          src={picture.address}
          alt=""
          draggable={false}
          style={cropStyle(size, crop)}
          className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left"
        />
      </div>
      <p id={`${id}-help`} className="text-ink-soft text-sm">
        {t("frameHelp")}
      </p>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-zoom`} className="font-semibold">
          {t("zoom")}
        </label>
        <input
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={mostZoom(size)}
          step="any"
          value={zoom}
          aria-valuetext={t("zoomed", place)}
          onChange={({ target }) => onChange((before) => zoomed(size, before, target.valueAsNumber))}
          className="h-11 w-full cursor-pointer accent-shu"
        />
      </div>
      <fieldset aria-label={t("move")} className="flex gap-2">
        {directions.map(({ name, icon: Icon, by }) => (
          <button
            key={name}
            type="button"
            aria-label={t(`moves.${name}`)}
            onClick={() => shift(by)}
            className="grid size-11 place-items-center border border-rule-strong hover:border-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** Tracks pointers on the frame; `follow` gets their previous and current positions. */
function useFingers(follow: (from: readonly Point[], to: readonly Point[]) => void) {
  const held = useRef(new Map<number, Point>())
  const both = () => [...held.current.values()].slice(0, 2)
  const lift = ({ pointerId }: PointerEvent) => void held.current.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current.set(event.pointerId, placeOn(event.currentTarget, event))
    },
    onPointerMove: (event: PointerEvent) => {
      if (!held.current.has(event.pointerId)) return
      const from = both()
      held.current.set(event.pointerId, placeOn(event.currentTarget, event))
      follow(from, both())
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}

/** Pinch on a trackpad. A plain wheel still scrolls the page. */
function useWheel(
  frame: { readonly current: HTMLElement | null },
  come: (times: number, about: Point) => void,
) {
  const latest = useRef(come)
  useEffect(() => {
    latest.current = come
  })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current(Math.exp(-event.deltaY / 100), placeOn(element, event))
    }
    element.addEventListener("wheel", onWheel, { passive: false })
    return () => element.removeEventListener("wheel", onWheel)
  }, [frame])
}

function placeOn(frame: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
