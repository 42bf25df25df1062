/** `npm run person`: exports or erases one person's data, for operators who get such a request by mail. */
import { parseLogin } from '../domain/login.ts'
import { eraseAccount } from '../worker/api/account/account-data/erase.ts'
import { findPerson } from '../worker/api/account/account-data/person.ts'
import { archiveOf } from '../worker/api/account/account-data/personal-tables.ts'
import { AppError } from '../worker/api/http/problem.ts'
import { writeBatch } from '../worker/api/http/writes/commit.ts'
import { database } from '../worker/db/connection.ts'
import { command, FLAG, readTyped } from './archive/command.ts'
import { UnusableArchive } from './archive/unusable-archive.ts'
import { type StorageBindings, withStorage } from './storage.ts'

const USAGE = `npm run person -- export LOGIN [--remote]
npm run person -- erase LOGIN [--remote]

  export    all that is stored about a person, as JSON: what "download my data" gives
  erase     deletes the account, as "delete account" does, without the code
  LOGIN     e-mail address or phone number (+79161234567) that the person signs in with
  --remote  the deployed instance instead of the one on this machine`

const DOINGS = {
  async export({ DB }: StorageBindings, { num }: { num: number }) {
    return JSON.stringify(await archiveOf(database(DB), num), null, 2)
  },
  async erase({ DB }: StorageBindings, person: Parameters<typeof eraseAccount>[0]) {
    try {
      await writeBatch(DB, eraseAccount(person, Date.now()))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'owner.last') throw error
      throw new UnusableArchive(
        'Others work in the organization and none of them is an owner: make one of them an owner first.',
      )
    }
    return 'The data is deleted from the database; unused files are deleted within a day.'
  },
}

await command(async () => {
  const { values, positionals } = readTyped(USAGE, { remote: FLAG })
  const [what, text = '', ...more] = positionals
  const login = parseLogin(text)
  if ((what !== 'export' && what !== 'erase') || !login || more.length > 0) throw new UnusableArchive(USAGE)
  return withStorage(values.remote, async (storage) => {
    const person = await findPerson(database(storage.DB), login.value)
    if (!person) throw new UnusableArchive(`No account has the login ${login.value}.`)
    return DOINGS[what](storage, person)
  })
})
