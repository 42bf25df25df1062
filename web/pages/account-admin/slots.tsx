import type { ReactNode } from 'react'
import { labelledText } from '../../../domain/labelled-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { Pagination } from '../../components/pagination.tsx'
import styles from '../account/account.module.css'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowList } from '../account/row-list.tsx'
import { AllOfSupplier } from './all-of-supplier.tsx'
import { ReviewedClaims } from './claims.tsx'
import { DeadLetters } from './dead-letters.tsx'
import type { AdminData } from './load.ts'
import { DecideMany } from './many.tsx'
import { Overview } from './overview.tsx'
import { CompanyRow, ProductRow } from './queue.tsx'
import { ReadyReasons } from './reason.tsx'
import { RestoreChange } from './restore-change.tsx'
import { Search } from './search.tsx'

export const slots = { page: Desk } satisfies Slots<AdminData>

const ACTIONS = ['decide', 'many', 'verify', 'all', 'takeOff', 'bringBack', 'restoreChange', 'claim', 'rerun'] as const

function Desk({ data }: { data: AdminData }) {
  const { t } = useI18n()
  const { companies, products, view, posted, left, refused } = data
  const many = useFormState(posted, 'many')
  const moderates = data.desk.includes('moderation.read')
  // Search results and the queue of one supplier are shown without the overview, failed jobs and claims.
  const isNarrow = Boolean(view.q || view.company)
  const hasRows = companies.data.length + products.data.length > 0
  // The decision about ticked rows is shown once, below the heading of the first list.
  const isOfCompanies = view.kind !== 'product' && companies.data.length > 0
  const decide = hasRows ? <DecideMany form={many} data={data} /> : null
  return (
    <AccountFrame data={data} title={t('account.admin')} here="admin">
      <Refused posted={posted} actions={ACTIONS} />
      {left > 0 ? (
        <p className="notice" role="status">
          {t('moderation.left', { n: left })}
        </p>
      ) : null}
      {refused && !posted ? (
        <div className="notice success" role="status">
          <p>{t('moderation.changeRefused')}</p>
          <RestoreChange {...refused} view={view} />
        </div>
      ) : null}
      {data.overview && !isNarrow ? (
        <Overview overview={data.overview} now={Date.parse(data.readAt)} desk={data.desk} />
      ) : null}
      <Search data={data} />
      {moderates ? <ReadyReasons own={data.reasons} /> : null}
      {isNarrow || view.kind ? null : <DeadLetters letters={data.deadLetters} />}
      {isNarrow || view.kind ? null : <ReviewedClaims claims={data.claims} total={data.claimsTotal} />}
      {view.kind === 'product' || !moderates ? null : (
        <Companies data={data}>{isOfCompanies ? decide : null}</Companies>
      )}
      {view.kind === 'company' || !moderates ? null : <Products data={data}>{isOfCompanies ? null : decide}</Products>}
      {view.kind && !view.sample ? (
        <Pagination meta={view.kind === 'company' ? companies.meta : products.meta} />
      ) : null}
    </AccountFrame>
  )
}

interface ListProps {
  data: AdminData
  /** The form of the decision about all ticked rows. */
  children: ReactNode
}

function Companies({ data, children }: ListProps) {
  const { t } = useI18n()
  const { companies, view } = data
  return (
    <>
      <h2>{t(view.q ? 'account.foundCompanies' : 'account.queueCompanies')}</h2>
      {children}
      <RowList none={t('account.queueEmpty')} wide>
        {companies.data.map((one) => (
          <CompanyRow key={one.id} one={one} data={data} />
        ))}
      </RowList>
      <ShowAll kind="company" data={data} />
    </>
  )
}

function Products({ data, children }: ListProps) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  const { products, view } = data
  const supplier = view.company ? products.data[0]?.company : undefined
  return (
    <>
      <h2>
        <LabelledLine
          text={
            supplier
              ? t('moderation.ofSupplier', { name: labelledText(supplier.name, i18n) })
              : t(view.q ? 'account.foundProducts' : 'account.queueProducts')
          }
        />
      </h2>
      {supplier && view.sample ? (
        <p>
          {t('moderation.sample', { shown: products.data.length, n: products.meta.total })}{' '}
          <a href={to('admin', { company: supplier.id })}>{t('moderation.oneByOne')}</a>
        </p>
      ) : null}
      {supplier && !view.q && !view.sample && products.meta.total > products.data.length ? (
        <p>
          <a href={to('admin', { company: supplier.id, sample: 1 })}>{t('moderation.toSample')}</a>
        </p>
      ) : null}
      {supplier && !view.q ? <AllOfSupplier company={supplier.id} data={data} /> : null}
      {children}
      <RowList none={t('account.queueEmpty')} wide>
        {products.data.map((one) => (
          <ProductRow key={one.id} one={one} data={data} />
        ))}
      </RowList>
      <ShowAll kind="product" data={data} />
    </>
  )
}

/** Leads from the first rows of both lists to all pages of one. */
function ShowAll({ kind, data: { companies, products, view } }: { kind: 'company' | 'product'; data: AdminData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { data, meta } = kind === 'company' ? companies : products
  if (view.kind || meta.total <= data.length) return null
  return (
    <p className={styles.row}>
      <a href={to('admin', { ...view, kind, page: 2 })}>{t('pagination.next')}</a>
      <a href={to('admin', { ...view, kind })}>{t('moderation.more', { n: meta.total })}</a>
    </p>
  )
}
