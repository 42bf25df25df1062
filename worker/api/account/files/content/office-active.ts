/** What runs, or is fetched from elsewhere, when a document of ECMA-376 is opened. */
import { UnfitFile } from '../../../../zip/unfit-file.ts'

/** Macros of either kind, embedded controls and programs, by the names that Office gives them. */
const ACTIVE_NAME = /(^|\/)(vbaproject\.bin|vbadata\.xml|activex\/.*|macrosheets\/.*|embeddings\/.*\.bin)$/i
/** The same by type, since a part may have any name. */
const ACTIVE_TYPE = /vbaProject|macroEnabled|macrosheet|activeX|oleObject|attachedToolbars/i
/** Links to other programs in a part of external links. */
const ACTIVE_LINK = /<(?:[\w.-]+:)?(?:ddeLink|oleLink)\b/i

export const isActiveName = (name: string): boolean => ACTIVE_NAME.test(name)

/** Whether a part has to be read, because it declares the types of the other parts, or links to anything outside the file. */
export const isDescribing = (name: string): boolean =>
  /\.rels$|^\[content_types\]\.xml$|(^|\/)externallinks\/[^/]*\.xml$/i.test(name)

const RELATIONSHIP = /<(?:[\w.-]+:)?Relationship(?=[\s/>])/g
const WHOLE_RELATIONSHIP = /<(?:[\w.-]+:)?Relationship((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const decoded = (value: string): string =>
  value.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) =>
    String.fromCodePoint(Math.min(0x10ffff, hex ? Number.parseInt(hex, 16) : Number(decimal))),
  )

const attributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', one, other]) => [name, decoded(one ?? other ?? '')]),
  )

/** A drive of the reader's own machine names no host. */
const namesHost = (target: string): boolean =>
  /^\s*(?:[\w+.-]{2,}:|\/\/|\\\\)/.test(target) && !/^file:\/\/\/[a-z]:/i.test(target)

/** Whether a link is followed only when the reader clicks it, or names another workbook by its file name alone. */
function isHarmless({ Type = '', Target = '' }: Record<string, string>): boolean {
  if (/\/hyperlink$/.test(Type)) return /^\s*(?:https?:|mailto:|tel:|#)/i.test(Target) || !namesHost(Target)
  return /\/externalLinkPath$/.test(Type) && !namesHost(Target)
}

/**
 * @param xml a part that `isDescribing`
 * @throws UnfitFile 'active' where it names a program, or something that is fetched when the document is opened (a remote template gets
 *   macros into a document without any); 'damaged' where it cannot be read for certain
 */
export function refuseActive(xml: string): void {
  // No Office program writes a document type, and one could spell a name so that it is not found here.
  if (/\0|<!DOCTYPE|<!ENTITY/i.test(xml)) throw new UnfitFile('damaged')
  if (ACTIVE_TYPE.test(decoded(xml)) || ACTIVE_LINK.test(xml)) throw new UnfitFile('active')
  const whole = [...xml.matchAll(WHOLE_RELATIONSHIP)]
  if (whole.length !== (xml.match(RELATIONSHIP) ?? []).length) throw new UnfitFile('damaged')
  const external = whole.map(([, text = '']) => attributes(text)).filter(({ TargetMode }) => TargetMode === 'External')
  if (!external.every(isHarmless)) throw new UnfitFile('active')
}
