/** Attacks on signing in: codes without end, people locked out, an account moved to another address. */
import { requestCode } from '../fixtures/browser.ts'
import { type Attack, countOf, times } from './attack.ts'

const VICTIM = 'victim@attack.example'

export const codesOfNetwork: Attack = {
  name: 'codes sent for 90 requests from one IPv6 /64, to 90 logins',
  before: '90',
  async run({ browserAt }) {
    const responses = await times(90, (at) =>
      browserAt(`2001:db8:1:2::${(at + 1).toString(16)}`).send('POST', '/api/auth/send-code', {
        login: `flooded-${at}@attack.example`,
      }),
    )
    const sent = countOf(responses, 200)
    return { now: String(sent), isHeld: sent === 20 && countOf(responses, 429) === 70 }
  },
}

export const lockedOut: Attack = {
  name: 'a person signs in after 30 requests and 40 guesses of a stranger',
  before: 'no, for 24 hours',
  async run({ browserAt, person }) {
    await person(VICTIM)
    const stranger = browserAt('203.0.113.7')
    await times(30, () => stranger.send('POST', '/api/auth/send-code', { login: VICTIM }))
    await times(40, () => stranger.send('POST', '/api/auth/verify-code', { login: VICTIM, code: '000000' }))
    const own = browserAt('192.0.2.44')
    const code = await requestCode(own, VICTIM)
    const { status } = await own.send('POST', '/api/auth/verify-code', { login: VICTIM, code })
    return { now: status === 200 ? 'yes' : `no: ${status}`, isHeld: status === 200 }
  },
}

const CONTACTS = '/api/profile/contacts'

export const takenOver: Attack = {
  name: 'logins that a stolen session alone adds or removes',
  before: '2 (its own added, the owner’s removed)',
  async run({ person }) {
    const owner = 'robbed@attack.example'
    const thief = await person(owner)
    const [{ id: own }] = (await (await thief.send('GET', CONTACTS)).json()).data
    const value = 'thief@attack.example'
    const { data } = await (await thief.send('POST', CONTACTS, { value })).json()
    const outbox = await (await thief.send('GET', `/dev/outbox?to=${value}`)).json()
    const code = /\d{6}/.exec(outbox.data[0]?.body ?? '')?.[0]
    await thief.send('POST', `${CONTACTS}/${data.id}/verify-code`, { code })
    await thief.send('POST', `${CONTACTS}/${data.id}/verify-code`, { code, proof: code })
    await thief.send('PATCH', `${CONTACTS}/${data.id}`, { main: true })
    await thief.send('PATCH', `${CONTACTS}/${data.id}`, { main: true, proof: code })
    await thief.send('DELETE', `${CONTACTS}/${own}`)
    await thief.send('DELETE', `${CONTACTS}/${own}`, { proof: code })
    const left: { value: string; verified: boolean }[] = (await (await thief.send('GET', CONTACTS)).json()).data
    const logins = left.filter(({ verified }) => verified).map((one) => one.value)
    const changed = Number(logins.includes(value)) + Number(!logins.includes(owner))
    return { now: String(changed), isHeld: changed === 0 }
  },
}
