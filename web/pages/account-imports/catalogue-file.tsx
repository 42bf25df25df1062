import { readerFirst } from '../../../domain/locale.ts'
import { CATALOGUE_FORMATS, CATALOGUE_PARTS } from '../../../domain/price-list/catalogue-file.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FormChoice, FormTick } from '../../components/form-field.tsx'
import { optionsOf } from '../../components/options.tsx'
import styles from './imports.module.css'

/** Exports the whole catalogue, as a file that an import can read. */
export function CatalogueFile() {
  const { t, locale, language } = useI18n()
  return (
    <section className="no-print">
      <h2>{t('imports.out.title')}</h2>
      <p>{t('imports.out.intro')}</p>
      <form action="/api/profile/company/catalogue-file" method="get" className={styles.file}>
        <input type="hidden" name="locale" value={locale} />
        <FormChoice name="format" label={t('imports.out.format')} isPreset>
          {optionsOf(CATALOGUE_FORMATS, (format) => t(`imports.format.${format}`))}
        </FormChoice>
        <fieldset>
          <legend>{t('imports.out.languages')}</legend>
          {readerFirst(locale).map((one) => (
            <FormTick key={one} name={one} value="1" defaultChecked>
              {language(one)}
            </FormTick>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('imports.out.parts')}</legend>
          {CATALOGUE_PARTS.map((part) => (
            <FormTick key={part} name={part} value="1" defaultChecked>
              {t(`imports.out.part.${part}`)}
            </FormTick>
          ))}
        </fieldset>
        <button type="submit" className="button">
          {t('imports.out.submit')}
        </button>
      </form>
    </section>
  )
}
