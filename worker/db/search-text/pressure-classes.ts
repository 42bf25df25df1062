/** Pressure classes of American flanges and valves: "class 150", 150#, «класс 300», 150LB. Apart their number is taken for a size. */
import type { Count } from './counts.ts'

/** Nominal pressure by class (ISO 7268). */
const PN: Record<string, number> = { 150: 20, 300: 50, 600: 110, 900: 150, 1500: 260, 2500: 420 }

const NUMBERS = Object.keys(PN).join('|')
const CLASS = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.])(?:(?:(?:ansi|asme)\s?)?(?:class|cl\.?|классa?|кл\.)\s?(?<named>${NUMBERS})(?:\s?#|\s?lbs?(?![a-z]))?|(?:ansi|asme)\s?(?<standard>${NUMBERS})|(?<behind>${NUMBERS})\s?(?:#|lbs?(?![a-z])|磅))(?![\d.x])`,
  'gu',
)

/** What has a pressure class; of anything else 150 lb is a weight. */
const HAS_CLASS = /flang|valve|фланец|фланц|задвижк|клапан|(?<!\p{L})кран|затвор|法兰|阀/u

/** A quick test, made at every letter that is typed. */
const MAY_HAVE = /\d\s?(?:#|lb|磅)|cl|ansi|asme|кл/

/** @param text normalised. @returns its pressure classes in order */
export function findPressureClasses(text: string): Count[] {
  if (!MAY_HAVE.test(text) || !HAS_CLASS.test(text)) return []
  return [...text.matchAll(CLASS)].map(({ 0: found, index, groups }) => {
    const number = groups?.named ?? groups?.standard ?? groups?.behind ?? ''
    const forms = [`class ${number}`, `класс ${number}`, `cl ${number}`, `cl${number}`, `pn${PN[number]}`]
    return { text: found, at: index, term: { typed: found.trim(), forms, prefix: '' } }
  })
}
