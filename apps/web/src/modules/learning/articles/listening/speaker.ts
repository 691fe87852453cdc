// Speaks sentences one after the other. Pausing stops the voice and begins the sentence again: `speechSynthesis.pause`
// does nothing on most phones.
import type { Language } from "@shirube/vocabulary/language"
import type { Run } from "./sentences.ts"

export const speeds = [0.6, 0.8, 1, 1.2] as const
export type Speed = (typeof speeds)[number]

interface Speech {
  readonly sentences: readonly { readonly runs: readonly Run[] }[]
  /** The sentence that is spoken, or undefined once all are. */
  readonly onSentence: (index: number | undefined) => void
}

const codes: Readonly<Record<Language, string>> = { en: "en", ja: "ja" }

/** Prefers a voice of the device: it needs no connection. */
export function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang }) => lang.toLowerCase().startsWith(codes[language]))
  return voices.find(({ localService }) => localService) ?? voices[0]
}

export class Speaker {
  readonly #speech: Speech
  #at = 0
  /** Of the utterance that may still report; an earlier one is cancelled. */
  #turn = 0
  #speed: Speed

  constructor(speech: Speech, speed: Speed) {
    this.#speech = speech
    this.#speed = speed
  }

  play() {
    this.#stopVoice()
    this.#speak(0)
  }

  pause() {
    this.#stopVoice()
  }

  /** Back or forward, from the sentence that is or was spoken. */
  step(by: 1 | -1) {
    this.#at = Math.min(Math.max(0, this.#at + by), this.#speech.sentences.length - 1)
    this.play()
  }

  /** From the beginning of the sentence. */
  setSpeed(speed: Speed, isPlaying: boolean) {
    this.#speed = speed
    if (isPlaying) this.play()
  }

  #stopVoice() {
    this.#turn++
    speechSynthesis.cancel()
  }

  #speak(run: number) {
    const sentence = this.#speech.sentences[this.#at]
    if (!sentence) {
      this.#end()
      return
    }
    if (run === 0) this.#speech.onSentence(this.#at)
    // A browser without a voice for some words would read them in the other language's, so it leaves them out.
    const at = sentence.runs.findIndex(({ language }, place) => place >= run && voiceFor(language))
    const part = sentence.runs[at]
    const voice = part && voiceFor(part.language)
    if (part && voice) this.#utter(part.text, voice, () => this.#speak(at + 1))
    else {
      this.#at++
      this.#speak(0)
    }
  }

  #utter(text: string, voice: SpeechSynthesisVoice, next: () => void) {
    const turn = this.#turn
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = this.#speed
    const end = () => {
      if (turn === this.#turn) next()
    }
    utterance.onend = end
    utterance.onerror = end
    speechSynthesis.speak(utterance)
  }

  #end() {
    this.#at = 0
    this.#speech.onSentence(undefined)
  }
}
