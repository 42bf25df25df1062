import { personalHref } from '../../../domain/personal-routes.ts'
import { withFile } from './form-files.ts'
import type { ScreenForms } from './form-result.ts'

/** The API call that receives the directory. */
export const BANKS = '/api/operator/banks'

/** The operators' form of the directory of banks: the API has read the file while the form arrived. */
export const deskBankForms: ScreenForms<'deskBanks'> = {
  deskBanks: {
    upload: withFile('file', async ({ locale }) => ({
      location: personalHref('deskBanks', locale, { done: 'saved' }),
    })),
  },
}
