/** `npm run person`: exports or erases one person's data, for operators who get such a request by mail. */
import { parseLogin } from '../domain/login.ts'
import { findPerson } from '../worker/api/account/account-data/person.ts'
import { archiveOf } from '../worker/api/account/account-data/personal-tables.ts'
import { database } from '../worker/db/connection.ts'
import { command, FLAG, readTyped } from './archive/command.ts'
import { UnusableArchive } from './archive/unusable-archive.ts'
import { asOperator } from './as-operator.ts'
import { type StorageBindings, withStorage } from './storage.ts'

const USAGE = `npm run person -- export LOGIN [--remote]
npm run person -- erase LOGIN --as OPERATOR --reason TEXT [--remote]

  export    all that is stored about a person, as JSON: what "download my data" gives
  erase     deletes the account, as "delete account" does, without the code: by the call of the desk, in the name of the operator with the
            login OPERATOR, and with a reason for the journal, which must not name the person
  LOGIN     e-mail address or phone number (+79161234567) that the person signs in with
  --remote  the deployed instance instead of the one on this machine`

interface EraseOptions {
  /** Login of the operator. */
  as?: string
  reason?: string
}

const DOINGS = {
  async export({ DB }: StorageBindings, { num }: { num: number }) {
    return JSON.stringify(await archiveOf(database(DB), num), null, 2)
  },
  async erase(storage: StorageBindings, { id }: { id: string }, { as, reason = '' }: EraseOptions) {
    await asOperator(storage, as, (call) => call('POST', `/api/operator/people/${id}/erasure`, { reason }))
    return 'The data is deleted from the database; unused files are deleted within a day.'
  },
}

await command(async () => {
  const { values, positionals } = readTyped(USAGE, {
    remote: FLAG,
    as: { type: 'string' },
    reason: { type: 'string' },
  })
  const [what, text = '', ...more] = positionals
  const login = parseLogin(text)
  if ((what !== 'export' && what !== 'erase') || !login || more.length > 0) throw new UnusableArchive(USAGE)
  return withStorage(values.remote, async (storage) => {
    const person = await findPerson(database(storage.DB), login.value)
    if (!person) throw new UnusableArchive(`No account has the login ${login.value}.`)
    return DOINGS[what](storage, person, values)
  })
})
