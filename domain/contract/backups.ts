/** /api/operator/backups: archives of the database, which the nightly job makes. */
import * as v from 'valibot'

/** Minutes for which an archive can be downloaded once that was allowed. */
export const DOWNLOAD_MINUTES = 10

const Name = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/),
  v.description('When it was begun, as in its file name'),
  v.examples(['2026-11-23T00-00-07Z']),
)

const Backup = v.object({
  name: Name,
  at: v.pipe(v.string(), v.description('When it was begun'), v.examples(['2026-11-23T00:00:07.000Z'])),
  bytes: v.pipe(v.number(), v.description('Size of the archive'), v.examples([33_000_000])),
})

export const Backups = v.object({
  data: v.array(Backup),
  meta: v.object({
    bucket: v.pipe(v.boolean(), v.description('Whether the instance has a bucket for backups'), v.examples([true])),
  }),
})
export type Backups = v.InferOutput<typeof Backups>

export const BackupBegun = v.object({
  data: v.object({ job: v.pipe(v.literal('backup'), v.description('The job that makes it')) }),
})

export const BackupDownload = v.object({ name: Name })
export const AllowDownloadResponse = v.object({
  data: v.object({
    path: v.pipe(
      v.string(),
      v.description(`Where the archive is given to the same operator for ${DOWNLOAD_MINUTES} minutes`),
      v.examples(['/api/operator/backups/file?name=2026-11-23T00-00-07Z']),
    ),
  }),
})
