// The HTML of the API's Markdown, in both languages.

/** A box that scrolls must be reachable by keyboard. */
const tableScroll = { className: "table-scroll", tabIndex: 0 }

export function EnglishProse() {
  return (
    <div lang="en" className="prose-shirube">
      <p>
        Your first{" "}
        <button type="button" className="term" popoverTarget="term-es">
          entry sheet
        </button>{" "}
        takes a weekend. The tenth takes an hour, because the questions repeat. Read{" "}
        <a href="#prose">how hiring works</a> first, then come back here with a notebook.
      </p>
      <h2>Write the three stories once</h2>
      <p>
        Recruiters read hundreds of sheets a day. <strong>Put the result in the first sentence</strong>, then
        the situation, then what <em>you</em> did.
      </p>
      <ul>
        <li>One story about a group that disagreed.</li>
        <li>One about something you began alone.</li>
        <li>
          One about a failure:
          <ol>
            <li>what happened,</li>
            <li>what you changed the week after.</li>
          </ol>
        </li>
      </ul>
      <h3>How long each part is</h3>
      <div {...tableScroll}>
        <table>
          <thead>
            <tr>
              <th>Part</th>
              <th>Japanese</th>
              <th>Characters</th>
              <th>Minutes spoken</th>
              <th>Asked by</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Self-introduction</td>
              <td lang="ja">自己PR</td>
              <td>400</td>
              <td>1</td>
              <td>almost every company</td>
            </tr>
            <tr>
              <td>What you worked hard on</td>
              <td lang="ja">学生時代に力を入れたこと</td>
              <td>400–600</td>
              <td>2</td>
              <td>large companies</td>
            </tr>
          </tbody>
        </table>
      </div>
      <blockquote>
        <p>“I stopped translating my English CV. I told one story instead.”</p>
      </blockquote>
      <div className="callout callout-tip">
        <p className="callout-title">Ask the career centre</p>
        <p>They read drafts for free, and they have last year's questions.</p>
      </div>
      <div className="callout callout-warning">
        <p className="callout-title">Never use one sheet twice</p>
        <p>A company name left over from the last one ends the process.</p>
      </div>
      <div className="callout callout-example">
        <p className="callout-title">A first sentence that works</p>
        <p lang="ja">アルバイト先で、新人の研修時間を半分にしました。</p>
      </div>
      <div popover="auto" id="term-es" className="term-card" role="note">
        <p className="term-name">Entry sheet (ES)</p>
        <p>
          The form each company asks you to fill in first. Two to five questions, 300 to 600 characters each.
        </p>
        <p>
          <a href="#prose">Read the article</a>
        </p>
      </div>
    </div>
  )
}

export function JapaneseProse() {
  return (
    <div lang="ja" className="prose-shirube">
      <p>
        <ruby>
          面接<rt>めんせつ</rt>
        </ruby>
        では、
        <ruby>
          志望動機<rt>しぼうどうき</rt>
        </ruby>
        を
        <ruby>
          必<rt>かなら</rt>
        </ruby>
        ず聞かれます。まず
        <button type="button" className="term">
          OB
          <ruby>
            訪問<rt>ほうもん</rt>
          </ruby>
        </button>
        で話を聞き、自分の言葉にしましょう。2026年の
        <ruby>
          選考<rt>せんこう</rt>
        </ruby>
        は3月1日から始まり、多くの会社がWeb
        <ruby>
          面接<rt>めんせつ</rt>
        </ruby>
        を行います。ここは読みがなのない行です。行の間は、読みがながあってもなくても同じ広さに見えます。
      </p>
      <h2>
        <ruby>
          面接<rt>めんせつ</rt>
        </ruby>
        の
        <ruby>
          前日<rt>ぜんじつ</rt>
        </ruby>
        にすること
      </h2>
      <ul>
        <li>
          会社までの道を<strong>一度歩いてみます</strong>。
        </li>
        <li>
          <ruby>
            履歴書<rt>りれきしょ</rt>
          </ruby>
          を二部、クリアファイルに入れます。
        </li>
        <li>早く寝ます。</li>
      </ul>
      <h3>よく聞かれること</h3>
      <div {...tableScroll}>
        <table>
          <thead>
            <tr>
              <th>質問</th>
              <th>見ているところ</th>
              <th>答える長さ</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                なぜ
                <ruby>
                  弊社<rt>へいしゃ</rt>
                </ruby>
                ですか。
              </td>
              <td>会社を調べたかどうか。ほかの会社と比べたかどうか。</td>
              <td>1分</td>
            </tr>
            <tr>
              <td>なぜ日本で働きたいですか。</td>
              <td>長く働く気持ち。生活の見通し。</td>
              <td>1分</td>
            </tr>
          </tbody>
        </table>
      </div>
      <div className="callout callout-tip">
        <p className="callout-title">声に出して練習</p>
        <p>スマートフォンで録音して、速さを確かめます。</p>
      </div>
      <div className="callout callout-warning">
        <p className="callout-title">丸暗記はしない</p>
        <p>文ではなく、順番だけを覚えます。</p>
      </div>
      <blockquote>
        <p>「日本語がうまいかより、話が伝わるかを見ています。」</p>
      </blockquote>
    </div>
  )
}
