import { registrationNumbers } from '../../../domain/operator.ts'
import { ContactEmail } from '../../components/contact-email.tsx'
import { OperatorPhone } from '../../components/operator-details.tsx'
import { useI18n } from '../i18n.tsx'
import { useAppData } from '../page/app-data.tsx'
import styles from './footer.module.css'

/** Who operates the site and how to reach them, or that it is a demonstration (docs/behaviour.md, "Operator"). */
export function OperatorCell() {
  const i18n = useI18n()
  const appData = useAppData()
  if (!appData) return null
  const { operator, contact } = appData
  return (
    <div className={styles.cell}>
      <h2>{i18n.t('footer.contact')}</h2>
      {operator ? (
        <div className="small">
          <OperatorPhone operator={operator} />
        </div>
      ) : null}
      <ContactEmail className={styles.contact} />
      {contact.email ? <p className="soft small">{i18n.t('footer.contactAbout')}</p> : null}
      {operator ? (
        <p className="soft small">
          {[operator.name, ...registrationNumbers(i18n, operator), operator.address].map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
          {operator.icp ? <a href="https://beian.miit.gov.cn/">{operator.icp}</a> : null}
          {operator.psb ? (
            <>
              {' '}
              <a href={`https://beian.mps.gov.cn/#/query/webSearch?code=${operator.psb.replace(/\D/g, '')}`}>
                {operator.psb}
              </a>
            </>
          ) : null}
        </p>
      ) : (
        <p className="soft small">{i18n.t('imprint.demonstration')}</p>
      )}
    </div>
  )
}
