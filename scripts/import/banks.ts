/** `npm run import -- bik FILE [--as LOGIN]`: the Bank of Russia's directory of banks, by the call of the desk. */
import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { ImportBanksResponse } from '../../domain/contract/banks.ts'
import { asOperator } from '../as-operator.ts'
import { withStorage } from '../storage.ts'
import { requireFile } from './files.ts'
import { prepare } from './prepare.ts'

const MAX_FILE_BYTES = 10e6

interface BanksArguments {
  /** Login of the operator; needed once somebody operates the instance. */
  as: string | undefined
  json: boolean
  remote: boolean
}

/**
 * @returns the report, as text or JSON
 * @throws UnusableInput as `asOperator`
 */
export async function importBanks(file: string, { as, json, remote }: BanksArguments): Promise<string> {
  const form = new FormData()
  form.set('file', await openAsBlob(requireFile(file, MAX_FILE_BYTES)), basename(file))
  const answer = await withStorage(remote, async (storage) => {
    await prepare(storage, remote)
    return asOperator(storage, as, (call) => call('POST', '/api/operator/banks', form))
  })
  const { banks, withAccount } = v.parse(ImportBanksResponse, answer).data
  return json
    ? JSON.stringify({ banks, withAccount })
    : `${banks} banks, ${withAccount} of them with a correspondent account.`
}
