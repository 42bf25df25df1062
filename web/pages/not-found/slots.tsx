import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import { CategoryChips } from '../../components/category-chips.tsx'
import styles from './not-found.module.css'

interface NotFoundData {
  path: string
}

export const slots = { message: Message, onward: CategoryChips } satisfies Slots<NotFoundData>

function Message({ data: { path } }: { data: NotFoundData }) {
  const { t } = useI18n()
  return (
    <>
      <p className={styles.status} aria-hidden="true">
        404
      </p>
      <h1>{t('error.notFound', { path })}</h1>
      <p className="soft">{t('error.notFoundAdvice')}</p>
    </>
  )
}
