/** /api/operator/goods-rules: goods that may not be sold, or only after a review. */
import * as v from 'valibot'
import { GOODS_RULE_KINDS } from '../goods-rules.ts'
import { MAX_RULED } from '../limits.ts'
import { byLocale } from '../locale.ts'
import { counted, NamedCompany } from './desk-lists.ts'
import { Line } from './text-input.ts'
import { Id, Localized } from './values.ts'

/** UTF-16 units of a reason in one language, and of a phrase. */
const MAX_RULE_REASON_LENGTH = 500
const MAX_PHRASE_LENGTH = 60
/** Phrases of a rule. */
const MAX_PHRASES = 30

const EXAMPLE = {
  kind: 'licensed' as const,
  category: null,
  code: '9303',
  words: ['hunting rifle', 'охотничье ружьё', '猎枪'],
  reason: {
    en: 'Firearms are sold with a licence only. Attach yours to the company page.',
    ru: 'Оружие продают только по лицензии. Приложите её на странице компании.',
    zh: '枪支须凭许可证销售，请在企业页面上传许可证。',
  },
}

const stated = {
  kind: v.pipe(
    v.picklist(GOODS_RULE_KINDS),
    v.description('`forbidden`: such goods are refused; `licensed`: a moderator looks before buyers see them'),
    v.examples([EXAMPLE.kind]),
  ),
  category: v.pipe(
    v.nullable(Id),
    v.description('Only goods of this category and of those below it; null: of any'),
    v.examples([EXAMPLE.category]),
  ),
  code: v.pipe(
    v.string(),
    v.regex(/^(?:\d{2,10})?$/, 'format'),
    v.description('Only goods whose TN VED code begins with these digits; empty: with any code, or none'),
    v.examples([EXAMPLE.code]),
  ),
}

export const GoodsRuleFields = v.object({
  ...stated,
  words: v.pipe(
    v.array(Line(MAX_PHRASE_LENGTH)),
    v.maxLength(MAX_PHRASES),
    v.description(
      'Only goods with one of these in a name or the description, in any form of the words; empty: with any',
    ),
    v.examples([EXAMPLE.words]),
  ),
  reason: v.pipe(
    v.object(byLocale(() => Line(MAX_RULE_REASON_LENGTH))),
    v.description('What suppliers read, in each language'),
    v.examples([EXAMPLE.reason]),
  ),
})

export const NewGoodsRule = v.pipe(
  GoodsRuleFields,
  v.forward(
    v.check(({ category, code, words }) => category !== null || code !== '' || words.length > 0, 'basis'),
    ['words'],
  ),
  v.examples([EXAMPLE]),
)
export type NewGoodsRule = v.InferOutput<typeof NewGoodsRule>

export const GoodsRuleEntry = v.object({
  id: Id,
  ...stated,
  words: v.pipe(v.array(v.string()), v.description('Phrases'), v.examples([EXAMPLE.words])),
  reason: v.pipe(
    v.object(byLocale(() => v.string())),
    v.description('What suppliers read, in each language'),
    v.examples([EXAMPLE.reason]),
  ),
  onSale: v.pipe(
    v.nullable(v.number()),
    v.description(`Goods on sale that the last check has found, ${MAX_RULED} at most; null while it is under way`),
    v.examples([2]),
  ),
  version: v.pipe(v.number(), v.description('Version of the rule, for If-Match'), v.examples([1])),
})
export type GoodsRuleEntry = v.InferOutput<typeof GoodsRuleEntry>
export const GoodsRuleList = v.object({ data: v.array(GoodsRuleEntry) })
export const GoodsRuleResponse = v.object({ data: GoodsRuleEntry })

/** Goods on sale that fall under a rule: the first of them. */
export const RuledGoodsList = v.object({
  data: v.array(v.object({ id: Id, name: Localized, company: NamedCompany })),
  meta: v.object({ total: counted('How many of them are on sale still') }),
})
export type RuledGoodsList = v.InferOutput<typeof RuledGoodsList>

/** The rule that a product falls under, in the reader's language. */
export const AppliedRule = v.nullable(v.object({ kind: stated.kind, reason: v.pipe(Localized, v.description('Why')) }))
export type AppliedRule = v.InferOutput<typeof AppliedRule>
export const AppliedRuleResponse = v.object({ data: AppliedRule })
