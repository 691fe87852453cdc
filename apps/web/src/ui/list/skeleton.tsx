// Placeholders of content that is loading. Not animated: a waiting page should not flicker.
const Bar = ({ className }: { className: string }) => <div className={`bg-rule/60 ${className}`} />

const lineWidths = ["w-full", "w-11/12", "w-full", "w-10/12"]

function Lines({ count }: { count: number }) {
  const lines = Array.from({ length: count }, (_, at) => ({
    at,
    width: at === count - 1 && count > 1 ? "w-2/3" : (lineWidths[at % lineWidths.length] ?? "w-full"),
  }))
  return (
    <div className="grid gap-3">
      {lines.map(({ at, width }) => (
        <Bar key={at} className={`h-3.5 ${width}`} />
      ))}
    </div>
  )
}

function Card() {
  return (
    <div className="grid gap-4">
      <Bar className="aspect-8/5" />
      <Bar className="h-3 w-24" />
      <Bar className="h-6 w-11/12" />
      <Lines count={2} />
    </div>
  )
}

function Article() {
  return (
    <div className="grid max-w-measure gap-6">
      <Bar className="h-3 w-32" />
      <div className="grid gap-3">
        <Bar className="h-9 w-full" />
        <Bar className="h-9 w-3/5" />
      </div>
      <Bar className="h-3 w-48" />
      <Bar className="aspect-3/1" />
      <Lines count={5} />
      <Lines count={4} />
    </div>
  )
}

type SkeletonProps = { /** Announced once by screen readers. */ label: string } & (
  | { shape: "text"; lines?: number }
  | { shape: "card" | "article" }
)

export function Skeleton(props: SkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{props.label}</span>
      <div aria-hidden>{shapeOf(props)}</div>
    </div>
  )
}

function shapeOf(props: SkeletonProps) {
  switch (props.shape) {
    case "text":
      return <Lines count={props.lines ?? 3} />
    case "card":
      return <Card />
    case "article":
      return <Article />
  }
}
