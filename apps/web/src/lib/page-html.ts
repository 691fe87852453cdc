import { createSerializationAdapter } from "@tanstack/react-router"

/**
 * Ready-made HTML of a page's size. It stands in the document that the server sends; sent again as data for the browser,
 * it would be a third of an article's bytes. So the data names the place, and the browser takes the HTML from there.
 */
export class PageHtml {
  /** The id of the element whose content it is. */
  readonly place: string
  readonly html: string

  constructor(place: string, html: string) {
    this.place = place
    this.html = html
  }
}

/** The data follow the element in the document: when they are read, it is there, and nothing has changed it yet. */
export const pageHtmlAdapter = createSerializationAdapter({
  key: "html",
  test: (value): value is PageHtml => value instanceof PageHtml,
  toSerializable: ({ place }) => place,
  fromSerializable: (place) => new PageHtml(place, document.getElementById(place)?.innerHTML ?? ""),
})
