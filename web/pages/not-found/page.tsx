import { useI18n } from '../../app/i18n.tsx'
import type { PageProps } from '../../app/page.ts'
import { CategoryChips } from '../../components/category-chips.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import styles from './not-found.module.css'

/** No screen has this address: says so within the frame, with ways onward (DECISIONS section 5). */
export default function NotFoundPage({ data: { path } }: PageProps<{ path: string }>) {
  const { t } = useI18n()
  return (
    <div className={styles.page}>
      <p className={styles.status} aria-hidden="true">
        404
      </p>
      <h1>{t('error.notFound', { path })}</h1>
      <p className="soft">{t('error.notFoundAdvice')}</p>
      <SearchBox id="search-here" large />
      <div className="chips">
        <CategoryChips />
      </div>
    </div>
  )
}
