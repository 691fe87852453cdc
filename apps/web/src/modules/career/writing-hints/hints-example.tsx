import { useRef, useState } from "react"
import { WritingHints } from "./writing-hints.tsx"

const start = `僕は三年間、駅前の居酒屋でバイトをしてました。でも、はじめは注文の言葉が聞き取れず、何度も店長に怒られました。なので、毎日仕事の後に、聞き取れなかった言葉をノートに書き、家に帰ってから全部調べて、次の日に先輩の前で声に出して練習することを半年間ずっと続けました。
その結果、多くのお客さんと話せるようになった。この経験で身につけたコミュニケーション能力を、御社の海外営業で活かしたいと思います。`

/** For the page of building blocks. */
export function HintsExample() {
  const [text, setText] = useState(start)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <textarea
        ref={field}
        aria-label="自己PR"
        lang="ja"
        rows={12}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="w-full rounded-sm border border-rule-strong bg-paper p-3 leading-[1.9]"
      />
      <WritingHints
        text={text}
        limit={400}
        mode="all"
        dismissed={dismissed}
        onDismiss={(rule) => setDismissed([...dismissed, rule])}
        onRestore={() => setDismissed([])}
        onGo={(from, to) => {
          field.current?.focus()
          field.current?.setSelectionRange(from, to)
        }}
      />
    </div>
  )
}
