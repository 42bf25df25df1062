import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import { AccountFrame } from '../account/frame.tsx'
import { NamedTexts } from '../account/named-texts.tsx'
import type { TemplatesData } from './load.ts'

export const slots = { page: Templates } satisfies Slots<TemplatesData>

/** Ready answers of the organization. */
function Templates({ data }: { data: TemplatesData }) {
  const { t } = useI18n()
  const { templates, edited, mayEdit, posted } = data
  const labels = {
    another: t('thread.newTemplate'),
    name: t('thread.templateName'),
    text: t('thread.templateText'),
  }
  return (
    <AccountFrame data={data} title={t('thread.templates')} here="inquiries">
      <p className="soft">{t('thread.templatesAbout')}</p>
      <NamedTexts
        screen="templates"
        texts={templates}
        checks="template"
        rows={6}
        edited={edited}
        mayEdit={mayEdit}
        posted={posted}
        labels={labels}
      />
    </AccountFrame>
  )
}
