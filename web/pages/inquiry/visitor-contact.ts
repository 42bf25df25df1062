import { phoneText } from '../../../domain/phone-text.ts'
import type { PersonalContext } from '../../app/page/personal-load.ts'

/** Initial fields of a request's form: suppliers see the contact, which is that of the signed-in visitor. */
export async function visitorContact({ own, i18n: { locale } }: PersonalContext): Promise<Record<string, string>> {
  const response = await own.get('/api/profile', { query: { locale } })
  if (!response.ok) return { showContact: 'on' }
  const { data } = await response.json()
  const main = (kind: 'email' | 'phone') =>
    data.contacts.find((contact) => contact.kind === kind && contact.main && contact.verified)?.value ?? ''
  return {
    showContact: 'on',
    name: data.name,
    organization: data.organization?.name.text ?? '',
    email: main('email'),
    phone: phoneText(main('phone')),
  }
}
