import { categoryLabels } from '../../../domain/category-labels.ts'
import type { Proposal } from '../../../domain/contract/category-proposals.ts'
import { enumerated, listed } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { FormAlert } from '../../components/form-field.tsx'
import { NameLink } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { CATEGORY_DATALIST, CategoryDatalist } from '../account/category-datalist.tsx'
import { HiddenFields, InlineField } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { MessageText } from '../account/message.tsx'
import { RowList } from '../account/row-list.tsx'
import { ReadyReasons, ReasonField } from '../account-admin/reason.tsx'
import type { ProposalsData } from './load.ts'

export const slots = { page: Proposed } satisfies Slots<ProposalsData>

/** Categories of suppliers' files that none of ours fits: where their goods go, or why they have no place. */
function Proposed({ data }: { data: ProposalsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { list, categories, reasons, isDecided, posted } = data
  const labels = categoryLabels(categories)
  return (
    <AccountFrame data={data} title={t('proposals.title')} here="admin">
      <p>
        <a href={to('admin')}>{t('review.desk')}</a>
        {' · '}
        <a href={to('categoryProposals', isDecided ? {} : { state: 'decided' })}>
          {t(isDecided ? 'proposals.waiting' : 'proposals.decided')}
        </a>
      </p>
      <p className={styles.narrow}>{t('proposals.about')}</p>
      <ReadyReasons own={reasons} />
      <RowList none={t('proposals.none')} wide>
        {list.data.map((proposal) => (
          <One
            key={proposal.id}
            proposal={proposal}
            posted={posted}
            label={labels.get(proposal.category?.id ?? '')}
            opensCompany={data.desk.includes('desk-company.read')}
          />
        ))}
      </RowList>
      <CategoryDatalist categories={categories} />
      <Pagination meta={list.meta} />
    </AccountFrame>
  )
}

interface OneProps {
  proposal: Proposal
  posted: ProposalsData['posted']
  /** Path of the category where its goods go. */
  label: string | undefined
  /** Whether the reader may see the supplier's page at the desk. */
  opensCompany: boolean
}

function One({ proposal, posted, label, opensCompany }: OneProps) {
  const { t, date, locale } = useI18n()
  const to = usePersonalHref()
  const { id, company, path, goods, samples, status, answer, createdAt } = proposal
  return (
    <li id={id}>
      <div className={styles.main}>
        <p>
          <strong>{path}</strong>
          <br />
          <NameLink name={company.name} href={opensCompany ? to('deskCompany', company.id) : null} />
        </p>
        <p className="soft small">
          <span className="dotted">
            <span>
              {listed(
                [
                  t('fileCategories.goods', { n: goods }),
                  samples.length > 0 && t('proposals.samples', { names: enumerated(samples, locale) }),
                ],
                locale,
              )}
            </span>
            <span>{date(createdAt)}</span>
          </span>
        </p>
        {status === 'waiting' ? null : (
          <p>
            {t(`fileCategories.proposal.${status}`)}
            {label ? ` ${label}` : ''}
          </p>
        )}
        {answer ? <MessageText>{answer}</MessageText> : null}
        {status === 'waiting' ? <Decision proposal={proposal} posted={posted} /> : null}
      </div>
    </li>
  )
}

function Decision({ proposal: { id, version }, posted }: Pick<OneProps, 'proposal' | 'posted'>) {
  const { t } = useI18n()
  const form = useFormState(posted?.fields.id === id ? posted : null, 'decide')
  return (
    <ValidatedForm checks="proposal" enter="nothing" className={styles.row} data-draft="">
      <HiddenFields values={{ action: 'decide', once: crypto.randomUUID(), id, version }} />
      <FormAlert text={form.summary} />
      <InlineField
        id={`category-${id}`}
        name="category"
        list={CATEGORY_DATALIST}
        autoComplete="off"
        defaultValue={form.value('category')}
        label={t('proposals.category')}
        error={form.error('category')}
      />
      <ReasonField id={`answer-${id}`} form={form} name="answer" label={t('proposals.answer')} />
      <button type="submit" name="decision" value="placed" className="button">
        {t('proposals.place')}
      </button>
      <button type="submit" name="decision" value="refused" className="button">
        {t('proposals.refuse')}
      </button>
    </ValidatedForm>
  )
}
