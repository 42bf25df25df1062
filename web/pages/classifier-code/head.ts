import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { CodeRef } from '../../../domain/contract/code-ref.ts'
import type { I18n } from '../../../domain/i18n.ts'
import type { Locale } from '../../../domain/locale.ts'
import { href } from '../../../domain/routes.ts'
import { breadcrumbList } from '../../app/page/json-ld.ts'
import type { Head } from '../../app/page/page.ts'
import { shortenedText } from '../../app/page/shortened.ts'
import { descriptiveName } from './descriptive-name.ts'
import type { CodeData } from './load.ts'

/** The page of a code; a section, which has none, leads to the tree opened at it. */
export const codeHref = (tree: ClassifierName, { id, code }: Pick<CodeRef, 'id' | 'code'>, locale: Locale): string =>
  code === null ? href(tree, locale, {}, { code: id }) : href(`${tree}Code`, locale, { id: code })

/** Room for a code's name in its description, in letters: what follows the name is shown as well. */
const NAME_IN_DESCRIPTION = 80

/** Title, description and structured data of a code's page. */
export function codeHead({ tree, node, path, retired, finer }: CodeData, { t, locale }: I18n, origin: string): Head {
  const code = node.code ?? node.id
  const name = descriptiveName(node, path)
  const named = { code: formatCode(code), name }
  const described = { ...named, name: shortenedText(name, NAME_IN_DESCRIPTION) }
  const classifier = { name: t(`codes.${tree}.name`), path: href(tree, locale) }
  const above = path.map((up) => ({ name: up.name, path: codeHref(tree, up, locale) }))
  const term = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    termCode: code,
    name: node.name.text,
    inDefinedTermSet: origin + classifier.path,
  }
  return {
    title: t(`codes.${tree}.headCode`, named),
    description: t(`codes.${tree}.describe`, described),
    // Other spellings of the code and retired codes lead to this page, too: this is its canonical address.
    path: href(`${tree}Code`, null, { id: code }),
    // A code named in another language only is not indexed (nor in the sitemap): its page would not match searches in this language.
    ...((retired || finer || node.name.lang !== locale) && { noindex: true }),
    jsonLd: [term, ...breadcrumbList([classifier, ...above, { name: named.code }], origin)],
  }
}
