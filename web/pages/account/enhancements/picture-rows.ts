/** The table of chosen pictures: the product that each belongs to by its article, a choice where several products have it, and the state of its upload. */
import type { NamedPictures, NamedProduct } from '../../../../domain/contract/picture-names.ts'

type NamedPicture = NamedPictures['data'][number]

/** Texts of the table, as the page has them in its attribute `data-pictures`. */
export interface PictureTexts {
  /** First option of a choice. */
  choose: string
  none: string
  there: string
  waits: string
  done: string
  /** Label of a choice, with {name}. */
  productOf: string
}

export interface PictureRow {
  file: File
  place: number
  name: string
  /** @returns null where no product has the article, none is chosen, or the product has the picture already */
  product: () => NamedProduct | null
  /** State of the file, which the summary counts. */
  kind: 'matched' | 'choose' | 'none' | 'there'
  isSent: boolean
  say: (text: string) => void
  line: HTMLTableRowElement
}

/** A name in the language that it was written in. */
function nameOf<Element extends HTMLElement>(element: Element, { name, article }: NamedProduct): Element {
  element.lang = name.lang
  element.textContent = article ? `${name.text} · ${article}` : name.text
  return element
}

function choiceOf(products: NamedProduct[], label: string, first: string): HTMLSelectElement {
  const select = document.createElement('select')
  select.className = 'field'
  select.ariaLabel = label
  select.append(new Option(first, ''))
  for (const product of products) select.append(nameOf(new Option('', product.id), product))
  return select
}

export function pictureRow(file: File, found: NamedPicture, texts: PictureTexts, onChoice: () => void): PictureRow {
  const line = document.createElement('tr')
  const head = document.createElement('th')
  head.scope = 'row'
  head.textContent = found.name
  const whose = document.createElement('td')
  const state = document.createElement('td')
  line.append(head, whose, state)
  const { products } = found
  const [only, ...others] = products
  const free = products.filter(({ picture }) => picture === null)
  const say = (text: string) => {
    state.textContent = text
  }
  const row = { file, place: found.place, name: found.name, isSent: false, say, line }
  if (!only) {
    say(texts.none)
    return { ...row, kind: 'none', product: () => null }
  }
  if (free.length === 0) {
    whose.append(nameOf(document.createElement('span'), only))
    say(texts.there)
    return { ...row, kind: 'there', product: () => null }
  }
  if (others.length === 0) {
    const link = nameOf(document.createElement('a'), only)
    link.href = `${location.pathname}/${only.id}`
    link.target = '_blank'
    whose.append(link)
    return { ...row, kind: 'matched', product: () => only }
  }
  const select = choiceOf(free, texts.productOf.replace('{name}', found.name), texts.choose)
  select.addEventListener('change', onChoice)
  whose.append(select)
  return { ...row, kind: 'choose', product: () => free.find(({ id }) => id === select.value) ?? null }
}
