import { byPlace } from '../../../../domain/pictures/article-of-file.ts'
import type { PictureRow } from './picture-rows.ts'
import { type PictureUpload, sendPictures } from './picture-transfer.ts'
import { type PictureWork, reasonOf, sendable, showSendable, showText, waiting } from './picture-work.ts'

/** How far the pictures are: shown in the bar, in the status line and in their rows. */
function progressOf(work: PictureWork, all: PictureRow[]) {
  const { parts, texts, number } = work
  const parted = new Map<PictureRow, number>()
  const counts = () => ({ done: number(all.filter((row) => row.isSent).length), all: number(all.length) })
  const show = () => {
    parts.bar.value = [...parted.values()].reduce((sum, one) => sum + one, 0) / all.length
    showText(work, texts.progress, counts())
  }
  return {
    counts,
    isOver: (row: PictureRow): boolean => parted.get(row) === 1,
    /** The last tenth of a picture is that it is attached. */
    sent(row: PictureRow, part: number): void {
      parted.set(row, part * 0.9)
      show()
    },
    ended(row: PictureRow, code: string | undefined): void {
      parted.set(row, 1)
      row.isSent = code === undefined
      row.say(code === undefined ? texts.done : reasonOf(work, code))
      show()
    },
  }
}

function uploadOf(row: PictureRow, progress: ReturnType<typeof progressOf>): PictureUpload[] {
  const product = row.product()
  if (!product) return []
  const onProgress = (part: number) => progress.sent(row, part)
  const onEnd = (code?: string) => progress.ended(row, code)
  return [{ file: row.file, product: product.id, variant: product.variant, onProgress, onEnd }]
}

/** Shows what can be done while pictures are sent, or while none are. */
function setSending({ begin, stop, bar, input }: PictureWork['parts'], isSending: boolean): void {
  if (isSending) begin.hidden = true
  stop.hidden = !isSending
  bar.hidden = !isSending
  input.disabled = isSending
}

/** Sends the chosen pictures, until all have been sent or refused, or the person stops it. */
export async function sendChosen(work: PictureWork): Promise<void> {
  const { parts, texts, signal } = work
  const all = sendable(work).sort((one, other) => byPlace(one, other))
  const ended = new AbortController()
  work.running = ended
  signal.addEventListener('abort', () => ended.abort())
  const progress = progressOf(work, all)
  const uploads = all.flatMap((row) => uploadOf(row, progress))
  for (const row of all) row.say(texts.waits)
  setSending(parts, true)
  parts.stop.focus()
  const isWhole = await sendPictures(uploads, waiting(work, ended.signal)).then(
    () => true,
    (error: unknown) => {
      if (!ended.signal.aborted) throw error
      return false
    },
  )
  work.running = null
  setSending(parts, false)
  parts.input.value = ''
  for (const row of all) if (!progress.isOver(row)) row.say('')
  showSendable(work)
  showText(work, isWhole ? texts.ended : texts.stopped, progress.counts())
}
