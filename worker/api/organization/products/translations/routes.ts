import { Hono } from 'hono'
import { ProductDrafts, ProductTexts } from '../../../../../domain/contract/product-translations.ts'
import { LocaleQuery } from '../../../../../domain/contract/values.ts'
import { LOCALES, type Locale } from '../../../../../domain/locale.ts'
import type { Text } from '../../../../../domain/text.ts'
import { requires } from '../../../http/access/requires.ts'
import { member } from '../../../http/access/viewer.ts'
import type { ApiEnv } from '../../../http/api-env.ts'
import { describeRepeatable } from '../../../http/openapi.ts'
import { AppError } from '../../../http/problem.ts'
import { body, query } from '../../../http/validate.ts'
import { requireService, translationDrafts } from '../../../translation/draft.ts'

/** The languages that a text lacks, with the one it is translated from: that of the request, else the first that it has. */
function lacking(text: Text, own: Locale) {
  const source = [own, ...LOCALES].find((locale) => text[locale])
  if (!source) return []
  const from = text[source] ?? ''
  return LOCALES.filter((locale) => !text[locale]).map((target) => ({
    text: from,
    languages: [source, target] as const,
  }))
}

/** /api/profile/company/products/translations */
export const productTranslations = new Hono<ApiEnv>().post(
  '/',
  describeRepeatable(
    'own products',
    'Drafts of the names and descriptions that a product lacks, by the operator’s translation service; nothing is written',
    { 200: ProductDrafts },
    {
      409: 'No service is set up (`translation.off`), or nothing is lacking (`translation.same`)',
      503: 'The service does not respond: `translation.failed`',
    },
  ),
  requires('product.edit'),
  query(LocaleQuery),
  body(ProductTexts),
  async (c) => {
    requireService(c)
    const { names, description } = c.req.valid('json')
    const wanted = [
      ...lacking(names, c.var.locale).map((one) => ({ ...one, of: 'names' as const })),
      ...lacking(description, c.var.locale).map((one) => ({ ...one, of: 'description' as const })),
    ]
    if (wanted.length === 0) throw new AppError('translation.same', 409)
    const texts = wanted.map(({ text, languages: [source, target] }) => {
      const languages: [Locale, Locale] = [source, target]
      return { text, languages }
    })
    const drafts = await translationDrafts(c, member(c).id, texts)
    const data: { names: Text; description: Text } = { names: {}, description: {} }
    for (const [at, { of, languages }] of wanted.entries()) data[of][languages[1]] = drafts[at] ?? ''
    return c.json({ data })
  },
)
