/** The report of a feed's import. */
import { type Fault, type FaultCode, quotable, reasonOf } from './faults.ts'
import type { MissingGoods } from './missing-goods.ts'
import { FIELD_GROUPS, type FieldGroup } from './ownership.ts'
import type { WriteCounts } from './write.ts'

interface ReportLine extends Fault {
  /** 'skipped': not overwritten, because it was typed by hand since the last import. */
  outcome: 'mended' | 'refused' | 'skipped'
  /** Id of the offer; absent for faults of the file or a category. */
  offer?: string
  reason: string
}

/** Enough to correct a feed by, and a limit on the memory that a broken feed takes. */
const MOST_LINES = 50_000

export class Report {
  encoding = 'utf-8'
  company: { id: string; name: string; created: boolean } | null = null
  categories = { read: 0, accepted: 0 }
  offers = { read: 0, accepted: 0, added: 0, changed: 0, unchanged: 0, mended: 0, refused: 0 }
  /** Number of faults by reason. */
  reasons: Partial<Record<FaultCode, number>> = {}
  /** How often elements occur that an import does not read. */
  unknown: Record<string, number> = {}
  /** Published goods of earlier imports that are not in the file: how many, and the first of their ids. */
  missing: MissingGoods = { count: 0, offers: [] }
  /** In the order of the file; the first 50,000 faults. */
  lines: ReportLine[] = []
  /** Number of faults that have no line, because there are too many. */
  omitted = 0

  /** @param offer id of the offer that has the fault. */
  note(outcome: ReportLine['outcome'], fault: Fault, offer?: string): void {
    this.reasons[fault.code] = (this.reasons[fault.code] ?? 0) + 1
    if (this.lines.length >= MOST_LINES) this.omitted += 1
    else this.lines.push({ ...fault, outcome, offer, reason: reasonOf(fault) })
  }

  countWritten({ added, changed, unchanged }: WriteCounts): void {
    this.offers.accepted += added + changed + unchanged
    this.offers.added += added
    this.offers.changed += changed
    this.offers.unchanged += unchanged
  }
}

/** [one, several]: names of a group of a product's columns. */
const GROUP_NAMES: Record<FieldGroup, readonly [string, string]> = {
  names: ['name', 'names'],
  description: ['description', 'descriptions'],
  brand: ['brand', 'brands'],
  model: ['model', 'models'],
  moq: ['smallest order', 'smallest orders'],
  country: ['country', 'countries'],
  unit: ['unit', 'units'],
  prices: ['price', 'prices'],
  stock: ['stock', 'stocks'],
  pictures: ['set of pictures', 'sets of pictures'],
  facts: ['set of characteristics', 'sets of characteristics'],
  category: ['category', 'categories'],
  customs: ['customs code', 'customs codes'],
  terms: ['delivery term', 'delivery terms'],
  lead: ['lead time', 'lead times'],
  variants: ['set of variants', 'sets of variants'],
}

/** @returns a summary of what an import has not changed: '28 prices, 1 name' */
function handText({ reasons }: Report): string {
  const counts = FIELD_GROUPS.map((group) => [group, reasons[`hand.${group}`] ?? 0] as const)
  const named = counts.filter(([, n]) => n > 0).map(([group, n]) => `${n} ${GROUP_NAMES[group][n === 1 ? 0 : 1]}`)
  return named.join(', ')
}

/** An id of a file in quotes where it is no plain word, so that it cannot look like a part of the report. */
const idText = (id: string): string => (/^[\p{L}\p{N}._/-]{1,80}$/u.test(id) ? id : JSON.stringify(quotable(id)))

/** Lines of a text that say the same of different offers; more than these are counted. */
const MOST_ALIKE = 5
/** Different details of one fault, such as names of categories. */
const MOST_DETAILS = 50

const numbers = (lines: readonly ReportLine[]): string =>
  lines.length === 1
    ? `line ${lines[0]?.line}`
    : `${lines.length} times, lines ${lines
        .slice(0, MOST_ALIKE)
        .map(({ line }) => line)
        .join(', ')}${lines.length > MOST_ALIKE ? ', …' : ''}`

function offersText(lines: readonly ReportLine[]): string {
  const ids = lines.flatMap(({ offer }) => (offer === undefined ? [] : [idText(offer)]))
  if (ids.length === 0) return ''
  return ` offer${ids.length > 1 ? 's' : ''} ${ids.slice(0, MOST_ALIKE).join(', ')}${ids.length > MOST_ALIKE ? ', …' : ''}`
}

/** The faults as texts: what is the same of many offers is one line with their count. */
function faultLines(lines: readonly ReportLine[]): string[] {
  const alike = Map.groupBy(lines, ({ outcome, reason }) => `${outcome} ${reason}`)
  const byCode = Map.groupBy(alike.values(), (same) => same[0]?.code)
  return [...byCode.values()].flatMap((groups) => {
    const shown = groups.slice(0, MOST_DETAILS).map((same) => {
      const [first] = same
      return `${numbers(same)}: ${first?.outcome}${offersText(same)}: ${first?.reason}`
    })
    const rest = groups.slice(MOST_DETAILS)
    const count = rest.reduce((sum, same) => sum + same.length, 0)
    return count > 0 ? [...shown, `… and ${count} more of this kind (${rest[0]?.[0]?.code})`] : shown
  })
}

/** What the file has that was not used, and what it no longer has. */
function leftOut({ unknown, missing }: Report): string[] {
  const elements = Object.entries(unknown).sort(([, a], [, b]) => b - a)
  return [
    ...(elements.length > 0
      ? [`Elements that were not read: ${elements.map(([name, n]) => `${idText(name)} (${n})`).join(', ')}`]
      : []),
    ...(missing.count > 0
      ? [
          `On sale and not in the file: ${missing.count} (${missing.offers.slice(0, 20).map(idText).join(', ')}${missing.count > 20 ? ', …' : ''})`,
        ]
      : []),
  ]
}

/** @returns the report as text, with the counts at the end, where a terminal shows them. */
export function reportText(report: Report): string {
  const { encoding, company, categories, offers, lines, omitted } = report
  const byHand = handText(report)
  const reasons = Object.entries(report.reasons).sort(([, a], [, b]) => b - a)
  return [
    ...faultLines(lines),
    ...(omitted > 0 ? [`… and ${omitted} more lines`] : []),
    '',
    ...reasons.map(([code, count]) => `${String(count).padStart(8)}  ${code}`),
    '',
    ...leftOut(report),
    `${company ? `${company.name}${company.created ? ' (new company)' : ''}, ` : ''}${encoding}`,
    `Categories: ${categories.read} read, ${categories.accepted} accepted`,
    `Offers: ${offers.read} read, ${offers.accepted} accepted (${offers.added} new, ${offers.changed} changed, \
${offers.unchanged} unchanged; ${offers.mended} of them mended), ${offers.refused} refused`,
    ...(byHand ? [`Kept as typed by hand: ${byHand} (--overwrite takes the feed's)`] : []),
  ].join('\n')
}
