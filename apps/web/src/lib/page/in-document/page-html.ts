import { createSerializationAdapter } from "@tanstack/react-router"

/**
 * Large pre-rendered HTML. It is already in the document that the server sends; repeating it as data would
 * add a third to an article. So the data only names the element, and the browser takes the HTML from there.
 */
export class PageHtml {
  /** The id of the element that contains it. */
  readonly place: string
  readonly html: string

  constructor(place: string, html: string) {
    this.place = place
    this.html = html
  }
}

/** The data follow the element in the document, so it exists and is unchanged when they are read. */
export const pageHtmlAdapter = createSerializationAdapter({
  key: "html",
  test: (value): value is PageHtml => value instanceof PageHtml,
  toSerializable: ({ place }) => place,
  fromSerializable: (place) => new PageHtml(place, document.getElementById(place)?.innerHTML ?? ""),
})
