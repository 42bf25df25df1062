import type { GoodsRuleEntry } from '../../../domain/contract/goods-rules.ts'
import { GOODS_RULE_KINDS } from '../../../domain/goods-rules.ts'
import { listed } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText, TypedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { RuleForm } from './form.tsx'
import type { GoodsRulesData } from './load.ts'
import { OnSale } from './on-sale.tsx'

export const slots = { page: GoodsRules } satisfies Slots<GoodsRulesData>

/** Goods that may not be sold, and goods that a moderator looks at first. */
function GoodsRules({ data }: { data: GoodsRulesData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { rows, edited, posted, categories, goods } = data
  return (
    <OperatorScreen data={data} title={t('goodsRules.title')} actions={['remove']} about={t('goodsRules.about')}>
      {edited === null ? null : (
        <RuleForm key="form" row={edited === 'new' ? null : edited} posted={posted} categories={categories} />
      )}
      {goods && edited && edited !== 'new' ? <OnSale rule={edited} goods={goods} posted={posted} /> : null}
      {rows.length === 0 ? <p className="soft">{t('goodsRules.none')}</p> : null}
      {GOODS_RULE_KINDS.map((kind) => {
        const own = rows.filter((row) => row.kind === kind)
        return own.length === 0 ? null : (
          <section key={kind}>
            <h2>{t(`goodsRules.kinds.${kind}`)}</h2>
            <ul className={styles.list}>
              {own.map((row) => (
                <Row key={row.id} row={row} categories={categories} />
              ))}
            </ul>
          </section>
        )
      })}
      {edited === 'new' ? null : (
        <p>
          <a className="button" href={to('goodsRules', { edit: 'new' })}>
            {t('goodsRules.add')}
          </a>
        </p>
      )}
    </OperatorScreen>
  )
}

function Row({ row, categories }: { row: GoodsRuleEntry } & Pick<GoodsRulesData, 'categories'>) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const { id, category, code, words, reason, onSale } = row
  const name = categories.find((one) => one.id === category)?.name
  return (
    <li>
      <div className={styles.main}>
        <strong>
          {name ? <LocalizedText value={name} /> : null}
          {name && (code || words.length > 0) ? ' · ' : null}
          {code ? t('goodsRules.ofCode', { code }) : null}
          {code && words.length > 0 ? ' · ' : null}
          {words.length > 0 ? <TypedText>{listed(words, locale)}</TypedText> : null}
        </strong>
        <p className="soft small">{reason[locale]}</p>
        {onSale === 0 ? null : (
          <p className="small">
            {onSale === null ? (
              t('goodsRules.checking')
            ) : (
              <a href={`${to('goodsRules', { edit: id })}#on-sale`}>{t('goodsRules.onSale', { n: onSale })}</a>
            )}
          </p>
        )}
      </div>
      <a href={to('goodsRules', { edit: id })} aria-label={`${t('goodsRules.edit')}: ${reason[locale]}`}>
        {t('borderRates.editShort')}
      </a>
    </li>
  )
}
