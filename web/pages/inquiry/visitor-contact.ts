import { phoneText } from '../../../domain/phone-text.ts'
import type { PersonalContext } from '../../app/page/personal-load.ts'

/** Name and contacts of the signed-in visitor, to fill in the form with. */
export async function visitorContact({ own, i18n: { locale } }: PersonalContext): Promise<Record<string, string>> {
  const response = await own.get('/api/profile', { query: { locale } })
  if (!response.ok) return {}
  const { data } = await response.json()
  const main = (kind: 'email' | 'phone') =>
    data.contacts.find((contact) => contact.kind === kind && contact.main && contact.verified)?.value ?? ''
  return {
    name: data.name,
    organization: data.organization?.name.text ?? '',
    email: main('email'),
    phone: phoneText(main('phone')),
  }
}
