import type { Import } from '../../../domain/contract/imports.ts'
import { inBrackets } from '../../../domain/listed.ts'
import { isLocale } from '../../../domain/locale.ts'
import { COLUMN_ROLES, type ColumnRole, isTranslated } from '../../../domain/price-table/roles.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FormChoice, FormField } from '../../components/form-field.tsx'
import { optionsOf } from '../../components/options.tsx'
import { Choice, Form, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import styles from './imports.module.css'
import type { ImportData } from './load.ts'

type Table = NonNullable<Import['table']>

/** The columns as fields. */
const fieldsOf = ({ sheet, columns }: Table): Record<string, string> => ({
  sheet,
  ...Object.fromEntries(columns.map(({ role }, at) => [`columns.${at}.role`, role])),
  ...Object.fromEntries(columns.map(({ from }, at) => [`columns.${at}.from`, from === undefined ? '' : String(from)])),
})

/** What each column of a table contains: guessed, and corrected in fields above the first rows. */
export function Columns({ data: { one, posted } }: { data: ImportData }) {
  const { t } = useI18n()
  const { table } = one
  const form = useFormState(posted, 'columns', table ? fieldsOf(table) : {})
  if (!table) return null
  return (
    <section>
      <h2>{t('imports.columns.title')}</h2>
      <p>{t('imports.columns.intro')}</p>
      <Form form={form} action="columns" version={one.version}>
        {table.sheets.length > 1 ? (
          <>
            <Choice
              form={form}
              name="sheet"
              label={t('imports.columns.sheet')}
              options={table.sheets.map((value) => ({ value, text: value }))}
            />
            <p className="soft small">{t('imports.columns.sheetNote')}</p>
          </>
        ) : null}
        <ol className={styles.columns}>
          {table.columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have a place and no name of their own
            <Column key={at} form={form} at={at} column={column} />
          ))}
        </ol>
        <Submit label={t('imports.columns.submit')} />
      </Form>
    </section>
  )
}

function Column({
  form,
  at,
  column: { head, samples },
}: {
  form: FormState
  at: number
  column: Table['columns'][number]
}) {
  const { t } = useI18n()
  const roleName = useRoleName()
  const role = `columns.${at}.role`
  const from = `columns.${at}.from`
  const shown = samples.filter(Boolean)
  return (
    <li>
      <FormChoice
        name={role}
        label={head || t('imports.columns.unnamed', { n: at + 1 })}
        note={shown.length > 0 ? shown.join(' · ') : t('imports.columns.empty')}
        defaultValue={form.value(role)}
        error={form.error(role)}
        isPreset
      >
        {optionsOf(COLUMN_ROLES, (one) => roleName(one))}
      </FormChoice>
      {form.value(role) === 'tier' ? (
        <FormField
          name={from}
          label={t('imports.columns.from')}
          inputMode="numeric"
          defaultValue={form.value(from)}
          error={form.error(from)}
        />
      ) : null}
    </li>
  )
}

/** @returns a function that names what a column has, with the language of its texts: "Name (Russian)" */
function useRoleName(): (role: ColumnRole) => string {
  const { t, language, locale: reader } = useI18n()
  return (role) => {
    const [base, locale] = role.split('.')
    const [translated] = COLUMN_ROLES.filter((one) => one === base).filter(isTranslated)
    if (translated && isLocale(locale)) return t(`imports.role.${translated}`) + inBrackets(language(locale), reader)
    const [plain] = PLAIN_ROLES.filter((one) => one === role)
    return plain ? t(`imports.role.${plain}`) : role
  }
}

const isPlain = (role: ColumnRole): role is Exclude<ColumnRole, `${string}.${string}`> => !role.includes('.')
const PLAIN_ROLES = COLUMN_ROLES.filter(isPlain)
