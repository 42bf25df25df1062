import { acceptOf } from '../../../domain/file-types.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FILE_ERROR_CODES } from '../../components/file-codes.ts'
import account from '../account/account.module.css'
import { Field, Form, Submit } from '../account/fields.tsx'
import { RefusedFiles } from '../account/file-field.tsx'
import { useFormState } from '../account/form-state.ts'
import type { ProductsData } from './load.ts'
import styles from './products.module.css'

/** Why a file that was sent without script was added to no product. */
const REASONS = { 'picture.unmatched': 'none', 'picture.several': 'several', 'picture.there': 'there' } as const

const isReason = (code: string): code is keyof typeof REASONS => code in REASONS

/** Pictures of many products at once, by the articles in the names of their files (enhancements/pictures.ts). */
export function PicturesForm({ data: { posted } }: { data: ProductsData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'pictures')
  const messageOfCode = (code: string) => (isReason(code) ? t(`pictures.${REASONS[code]}`) : form.messageOfCode(code))
  return (
    <details className="no-print" open={form.isPosted}>
      <summary>{t('pictures.title')}</summary>
      <Form form={form} action="pictures" withFile wide>
        <p className="soft">{t('pictures.about')}</p>
        <Field
          form={form}
          name="pictures"
          type="file"
          label={t('pictures.files')}
          note={t('pictures.note')}
          accept={acceptOf('picture')}
          multiple
        />
        <RefusedFiles
          form={{ ...form, messageOfCode }}
          name="pictures"
          codes={[...Object.keys(REASONS), ...FILE_ERROR_CODES]}
        />
        <noscript>
          <p className="soft">{t('pictures.noteWithout')}</p>
        </noscript>
        <Matched />
      </Form>
    </details>
  )
}

/** What the script fills: a row for each file, and how far it is. */
function Matched() {
  const { t } = useI18n()
  const texts = {
    choose: t('pictures.choose'),
    none: t('pictures.none'),
    there: t('pictures.there'),
    waits: t('pictures.waits'),
    done: t('pictures.done'),
    offline: t('pictures.offline'),
    found: t('pictures.found', { matched: '{matched}', choose: '{choose}', none: '{none}', there: '{there}' }),
    productOf: t('pictures.productOf', { name: '{name}' }),
    send: t('pictures.send', { n: '{n}' }),
    progress: t('pictures.progress', { done: '{done}', all: '{all}' }),
    ended: t('pictures.ended', { done: '{done}', all: '{all}' }),
    stopped: t('pictures.stopped', { done: '{done}', all: '{all}' }),
  }
  return (
    <div data-pictures={JSON.stringify(texts)} className={styles.filters}>
      <Submit label={t('account.upload.send')} />
      <p role="status" data-part="line" />
      <progress data-part="bar" hidden aria-label={t('pictures.title')} />
      <div className={account.row}>
        <button type="button" className="button primary" data-part="send" hidden />
        <button type="button" className="button" data-part="stop" hidden>
          {t('pictures.stop')}
        </button>
      </div>
      <section className={styles.found} data-part="found" tabIndex={0} aria-label={t('pictures.files')} hidden>
        <table className={styles.files}>
          <thead>
            <tr>
              {(['file', 'product', 'state'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`pictures.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody data-part="rows" />
        </table>
      </section>
    </div>
  )
}
