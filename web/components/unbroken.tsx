/** Numbers of documents and requests, also typeset with a word joiner, and Chinese dates: "2026-0001", "YH06-ZW0G3", "2026年11月29日". */
const NUMBER = /([0-9A-Z]{4}-\u2060?[0-9A-Z]{4,5}(?![0-9A-Za-z])|\d{4}年\d{1,2}月\d{1,2}日)/

/** A text in which neither the number of a document nor a date is broken. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(NUMBER).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="code">
        {part}
      </span>
    ),
  )

/** "514 €/шт." and "3/4" without the break that a line may have after a slash. */
export const slashesJoined = (text: string): string => text.replaceAll('/', '/\u2060')

const MONEY = /\p{Sc}/u

/** In a cell that is narrower than a price, its unit is moved to a line of its own: "14 200 ₽", "/шт.". */
export const partedAtUnit = (text: string): string =>
  MONEY.test(text) ? slashesJoined(text).replaceAll('/', '\u200b/') : slashesJoined(text)
