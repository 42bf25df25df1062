import { APP_NAME } from '../../../domain/app-name.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { ContactEmail } from '../../components/contact-email.tsx'
import { Icon } from '../../components/icon.tsx'
import { SupplierSteps } from '../../components/supplier-steps.tsx'

export const slots = { page: Sell } satisfies Slots<null>

const ANSWERS = ['need', 'time', 'cost'] as const

function Sell() {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  return (
    <div className="prose">
      <div className="page-head">
        <h1>{t('sell.title', { name: APP_NAME[locale] })}</h1>
        <p>{t('sell.about')}</p>
      </div>
      <SupplierSteps detailed />
      <p>
        {/* A visitor who is not signed in is redirected to sign in, and back. */}
        <a className="button primary" href={to('start')}>
          {t('sell.start')}
          <Icon name="arrow-right" />
        </a>
      </p>
      {ANSWERS.map((answer) => (
        <section key={answer}>
          <h2>{t(`sell.${answer}.title`)}</h2>
          <p>{t(`sell.${answer}.text`)}</p>
        </section>
      ))}
      <ContactEmail before={t('sell.ask')} />
    </div>
  )
}
