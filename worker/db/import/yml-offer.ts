/** Reads the content of <offer> elements. */
import { getOrCreate } from '../../../domain/get-or-create.ts'
import type { Fault } from './faults.ts'
import type { FeedOffer } from './feed.ts'
import { emptyIfMissing } from './missing-values.ts'
import { repairMojibake } from './mojibake.ts'
import { normaliseOffer } from './normalise-offer.ts'
import { BREAKS_OFF, MAX_ELEMENTS, MAX_FAULTS } from './record-limits.ts'
import { elementName } from './text-elements.ts'

/** Limit on a field's characters; real offers have some thousand. */
const MAX_FIELD_LENGTH = 100_000

interface Field {
  name: string
  attributes: Record<string, string>
  text: string
}

/** @returns the element's text with the unit of a measure, which some exports have in an attribute. */
function whole({ name, attributes: { unit = '' }, text }: Field): string {
  const isMeasure = name === 'weight' || name === 'dimensions'
  return isMeasure && unit !== '' && /\d\s*$/.test(text) ? `${text.trim()} ${unit}` : text
}

/** Attributes of offers that do not describe the goods. */
const APART = ['id', 'type', 'available', 'bid', 'cbid', 'fee', 'selling_type']

/** Treats any other attribute as an element that the shop has written as an attribute. */
function startOffer({ id = '', type = '', ...attributes }: Record<string, string>, line: number): FeedOffer {
  const others = Object.entries(attributes).filter(([name, value]) => value !== '' && !APART.includes(name))
  return {
    line,
    id,
    type: type.toLowerCase(),
    available: null,
    fields: new Map(others.map(([name, value]) => [name, [value]])),
    params: [],
    faults: [],
    broken: null,
  }
}

function addField(offer: FeedOffer, { name, attributes, text }: Field, report: (restored: string) => void): void {
  const readable = (raw: string): string => {
    const result = repairMojibake(emptyIfMissing(raw))
    if (result !== emptyIfMissing(raw)) report(name)
    return result
  }
  if (name === 'param') {
    const { name: named = '', unit = '', lang = attributes['xml:lang'] } = attributes
    const param = { name: readable(named), unit: readable(unit), value: readable(text) }
    offer.params.push(lang ? { ...param, lang } : param)
    return
  }
  const element = elementName(name, attributes.lang ?? attributes['xml:lang'])
  getOrCreate(offer.fields, element, (): string[] => []).push(readable(whole({ name, attributes, text })))
  // Some exports have the currency in an attribute of the price.
  const currency = name === 'price' ? (attributes.currency ?? attributes.currencyid) : undefined
  if (currency) getOrCreate(offer.fields, 'currencyid', (): string[] => []).unshift(currency)
}

/**
 * Takes the parser's events: `open`, `text`, `close` and `fault` return whether the event belonged to an offer.
 *
 * At a wrong closing tag the parser first closes the open elements and reports the error afterwards. So a closed offer
 * is only complete at the next event: an error before it means that the offer is broken.
 */
export function offerReader() {
  let current: FeedOffer | null = null
  let available: string | undefined
  let field: Field | null = null
  /** Elements open inside the field. */
  let depth = 0
  let elements = 0
  let closed: FeedOffer | null = null
  const done: FeedOffer[] = []

  const add = (offer: FeedOffer, fault: Fault) => {
    if (offer.faults.length < MAX_FAULTS) offer.faults.push(fault)
  }

  const finish = (offer: FeedOffer, broken: string | null) => {
    done.push({ ...normaliseOffer(offer, available), broken })
    current = null
    field = null
    depth = 0
  }

  function append(text: string): void {
    if (!field || !current) return
    const room = MAX_FIELD_LENGTH - field.text.length
    if (text.length > room && room > 0) add(current, { line: current.line, code: 'field.cut', detail: field.name })
    field.text += text.slice(0, Math.max(0, room))
  }

  function openField(offer: FeedOffer, name: string, attributes: Record<string, string>): void {
    elements += 1
    if (elements === MAX_ELEMENTS + 1) {
      add(offer, { line: offer.line, code: 'offer.long', detail: String(MAX_ELEMENTS) })
    }
    field = { name, attributes, text: '' }
  }

  return {
    open(name: string, attributes: Record<string, string>, line: number) {
      if (name === 'offer') {
        if (current) finish(current, 'another offer begins inside of it')
        current = startOffer(attributes, line)
        available = attributes.available
        elements = 0
        return true
      }
      if (!current) return false
      // Stock by outlet is in attributes of nested elements.
      if (name === 'outlet' && attributes.instock)
        addField(current, { name: 'outlet.instock', attributes: {}, text: attributes.instock }, () => {})
      if (!field) openField(current, name, attributes)
      else {
        depth += 1
        append(`<${name}>`)
      }
      return true
    },
    text(text: string) {
      append(text)
      return current !== null
    },
    close(name: string) {
      // The closing tag of an offer that an error has already ended is ignored.
      if (!current) return name === 'offer'
      if (field && depth > 0) {
        depth -= 1
        append(`</${name}>`)
      } else if (field) {
        const { line } = current
        const offer = current
        if (elements <= MAX_ELEMENTS) {
          addField(offer, field, (detail) => add(offer, { line, code: 'text.mojibake', detail }))
        }
        field = null
      } else {
        closed = normaliseOffer(current, available)
        current = null
      }
      return true
    },
    fault(fault: Fault) {
      if (closed && BREAKS_OFF.test(fault.detail ?? '')) {
        closed.broken ??= fault.detail ?? ''
        return true
      }
      if (current) add(current, fault)
      return current !== null
    },
    /** To be called at the end of the file, which breaks an offer that is still open. */
    end() {
      if (current) finish(current, 'the file ends inside of it')
    },
    /** @returns the offers that are complete, each once. */
    take() {
      if (closed) done.push(closed)
      closed = null
      return done.splice(0)
    },
  }
}
