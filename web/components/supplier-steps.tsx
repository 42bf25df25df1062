import { useI18n } from '../app/i18n.tsx'
import styles from './supplier-steps.module.css'

const STEPS = ['step1', 'step2', 'step3'] as const

/** The three steps until buyers find a supplier's products. @param detailed with their titles */
export function SupplierSteps({ detailed = false }: { detailed?: boolean }) {
  const { t } = useI18n()
  return (
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>
          <div>
            <strong>{t(`sell.${step}.title`)}</strong>
            {detailed ? <p>{t(`sell.${step}.text`)}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
