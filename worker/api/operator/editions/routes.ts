/** /api/operator/editions: imports of published editions of the classifiers (docs/behaviour.md, "Editions on the desk"). */
import { Hono } from 'hono'
import {
  EditionImportList,
  EditionImportResponse,
  EditionStatusResponse,
  NewEdition,
  StoreEditionFileResponse,
} from '../../../../domain/contract/editions.ts'
import { database } from '../../../db/connection.ts'
import { describeFileForm, UNSTORED_FILE } from '../../account/files/describe-form.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { body } from '../../http/validate.ts'
import { sendVersioned } from '../../http/writes/version.ts'
import { requiresSecondFactor } from '../confirmation/require-confirmation.ts'
import { editionNames } from './names.ts'
import { readEditionImports, toEditionImport } from './queries.ts'
import { receiveEditionFile } from './receive.ts'
import { applyEdition, begin, discard, loadEditionImport } from './write.ts'

const TAG = 'definitions'

export const editions = new Hono<ApiEnv>()
  .route('/names', editionNames)
  .get(
    '/',
    describeGet(TAG, 'Imports of editions of the classifiers, and the editions that are served', EditionImportList),
    requires('edition.read'),
    async (c) => c.json(await readEditionImports(database(c.env.DB))),
  )
  .post(
    '/files',
    describeWrite(
      TAG,
      'Stores a file of an edition, up to 20 MB, in one of the forms that are published; unused, it is deleted after 7 days',
      { 201: StoreEditionFileResponse },
      UNSTORED_FILE,
    ),
    describeFileForm,
    requires('edition.edit'),
    receiveEditionFile,
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Begins to read stored files as an edition; what it would change is known when it is `ready`',
      { 201: EditionStatusResponse },
      { 503: 'Cannot be read just now: `storage.unavailable`' },
    ),
    requires('edition.edit'),
    body(NewEdition),
    (c) => begin(c, c.req.valid('json')),
  )
  .get(
    '/:id',
    describeGet(
      TAG,
      'An import of an edition: how far it is, what its files have, what it would change',
      EditionImportResponse,
      {
        unknown: true,
      },
    ),
    requires('edition.read'),
    async (c) => {
      const found = await loadEditionImport(c)
      return sendVersioned(c, toEditionImport(found), found.row.version)
    },
  )
  .post(
    '/:id/apply',
    describeWrite(
      TAG,
      'Applies an import in steps: its edition is the one that is served; where another one has come since it was compared, it is compared again instead',
      { 200: EditionStatusResponse },
      { ...EDIT_FAILURES, 409: 'Not now: `status.refused`, `edition.running`' },
    ),
    requires('edition.edit'),
    requiresSecondFactor,
    applyEdition,
  )
  .post(
    '/:id/discard',
    describeWrite(
      TAG,
      'Cancels an import of an edition before it is applied',
      { 200: EditionStatusResponse },
      {
        ...EDIT_FAILURES,
        409: 'Not now: `status.refused`',
      },
    ),
    requires('edition.edit'),
    discard,
  )
