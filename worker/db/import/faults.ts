/** All faults that an import may report of a line of a feed. */
import type { FaultCode } from '../../../domain/price-list/faults.ts'

export type { FaultCode }

/** Messages for the person who maintains the feed. `{}` is replaced by the fault's detail. */
const REASONS: Record<FaultCode, string> = {
  'xml.ampersand': 'an & that begins no XML entity was read as text',
  'xml.control': 'a control character was left out',
  'xml.bytes': 'bytes that are no text in the encoding of the file',
  'xml.form': 'not well-formed XML: {}',
  'xml.deep': 'elements lie more than {} deep in one another: the rest of the file was not read',
  'xml.cut': 'the file ends before its last element is closed: what follows is missing',
  'encoding.unknown': 'unknown encoding {}: the encoding was found by the content',
  'encoding.wrong': 'the content is not in the declared encoding ({})',
  'text.mojibake': 'text that had been decoded wrongly was restored: {}',
  'text.unreadable': '{} has characters that were lost by a wrong encoding, and was left out',
  'offer.unreadable': 'the name has characters that were lost by a wrong encoding: {}',
  'category.no-id': 'category without an id',
  'category.repeated': 'category id {} repeated; the first one counts',
  'category.no-parent': 'parent category {} is not in the feed',
  'offer.broken': 'the offer is cut off or broken by a wrong tag: {}',
  'offer.no-id': 'offer without an id',
  'offer.long-id': 'id longer than {} characters',
  'offer.repeated': 'id repeated; the first one is on line {}',
  'offer.ambiguous': 'different goods have this id, first on lines {}',
  'offer.no-name': 'offer without a name',
  'offer.long': 'more than {} elements; the rest was left out',
  'name.built': 'what its type names itself by is missing; the name was made of {}',
  'name.cut': 'name longer than {} characters, cut at a word',
  'description.cut': 'description longer than {} characters, cut at a word',
  'field.cut': '{} is too long and was cut',
  'field.repeated': '{} is there more than once, with different contents: the first one counts',
  'facts.cut': 'more than {} parameters; the rest was left out',
  'measure.unreadable': '{} is no measure of a good and was left out',
  'language.foreign': 'texts in another language than Russian, English or Chinese are filed under {}',
  'language.latin': 'texts in another language than Russian, English or Chinese are filed under that of Latin letters',
  'language.han': 'texts in another language than Russian, English or Chinese are filed under Chinese',
  'language.mixed': '{} is not in the language that the feed says, and was left out',
  'fact.empty': 'parameter without a name or a value left out: {}',
  'price.missing': 'no price: on request',
  'price.unreadable': 'price "{}" cannot be read: on request',
  'price.no-rate': 'no exchange rate for {}: on request',
  'currency.missing': 'no currency is named: on request',
  'category.missing': 'no category: filed under Unsorted',
  'category.unknown': 'category {} is not in the feed: filed under Unsorted',
  'category.unmatched': 'no category of ours fits "{}": filed under Unsorted',
  'pictures.dropped': 'pictures without a public web address left out: {}',
  'pictures.cut': 'more than {} pictures; the rest was left out',
  'pictures.refused': 'picture {} of the archive was refused: damaged, too large, of another type, or over the quota',
  'pictures.unused': 'pictures of the archive that no product names or has as its article: {}',
  'country.unknown': 'country of origin "{}" is not known; stored as a parameter',
  'quantity.unreadable': '{} is no whole number and was left out',
  'available.unknown': 'availability "{}" is not known and was left out',
  'goods.forbidden': 'stays a draft, since such goods may not be sold: {}',
  'hand.names': 'name typed by hand',
  'hand.description': 'description typed by hand',
  'hand.brand': 'brand typed by hand',
  'hand.model': 'model typed by hand',
  'hand.moq': 'smallest order typed by hand',
  'hand.country': 'country typed by hand',
  'hand.unit': 'unit typed by hand',
  'hand.prices': 'prices typed by hand',
  'hand.stock': 'stock typed by hand',
  'hand.pictures': 'pictures chosen by hand',
  'hand.facts': 'characteristics typed by hand',
  'hand.category': 'category chosen by hand',
  'hand.deleted': 'deleted by hand',
  'hand.customs': 'customs code typed by hand',
  'unit.unknown': 'unit "{}" is not known: sold by the piece',
  'code.unreadable': 'customs code "{}" has not 4 to 10 digits and was left out',
  'tiers.unreadable': 'prices by quantity "{}" cannot be read and were left out',
  'prices.elsewhere': 'the file has no prices and no stock, which another file has: they stay as they are',
  'sheets.unread': 'other sheets of the workbook were not read: {}',
  'offer.unknown': 'prices or stock of a product that is not known',
  'typed.found': 'found by its article: the product that was typed by hand is changed, and has this id from now on',
  'typed.several': 'several goods typed by hand have the article {}',
  'typed.shared': 'several lines have the article {} of a product typed by hand, which stays as it is',
  'group.long': 'group {} has more than 300 offers: each is a product of its own',
  'group.mixed': 'the offers of group {} are no variants of one product: each is a product of its own',
  'variants.unreadable': 'variants that cannot be read or told apart were left out',
  'variants.currency': 'prices of variants in another currency than that of their product ({}) were left out',
  'terms.unreadable': 'delivery terms "{}" cannot be read and were left out',
  'lead.unreadable': 'lead time "{}" is no number of days and was left out',
  'hand.terms': 'delivery terms typed by hand',
  'hand.lead': 'lead time typed by hand',
  'hand.variants': 'variants typed by hand',
  'vat.unknown': 'VAT rate "{}" is not known and was left out',
}

export interface Fault {
  /** Line number from 1. */
  line: number
  code: FaultCode
  detail?: string
}

/** Adds a fault of one line to those that its reader collects. */
export type ReportFault = (code: FaultCode, detail?: string) => void

/** Characters of a detail that a report quotes: details come from the feed and may be of any length. */
const MAX_DETAIL_LENGTH = 120

/** A text from a file on one line, so that it cannot look like a line of the report. */
export const quotable = (text: string): string => {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return line.length > MAX_DETAIL_LENGTH ? `${line.slice(0, MAX_DETAIL_LENGTH)}…` : line
}

export const reasonOf = ({ code, detail = '' }: Fault): string => REASONS[code].replace('{}', () => quotable(detail))
