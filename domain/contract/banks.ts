/** GET /api/banks/{bic}: a bank of the Bank of Russia's directory. */
import * as v from 'valibot'

export const BankResponse = v.pipe(
  v.object({
    data: v.object({
      bic: v.pipe(v.string(), v.description('Bank identification code'), v.examples(['044525225'])),
      name: v.pipe(v.string(), v.description('Name of the bank, as in the directory'), v.examples(['ПАО СБЕРБАНК'])),
      correspondent: v.pipe(
        v.string(),
        v.description('Correspondent account; empty where the bank has none'),
        v.examples(['30101810400000000225']),
      ),
    }),
  }),
  v.examples([{ data: { bic: '044525225', name: 'ПАО СБЕРБАНК', correspondent: '30101810400000000225' } }]),
)

const size = {
  banks: v.pipe(v.number(), v.description('Banks in it'), v.examples([1_310])),
  withAccount: v.pipe(v.number(), v.description('How many banks have a correspondent account'), v.examples([420])),
}

/** GET /api/operator/banks: how large the imported directory is. */
export const BankDirectory = v.object({ data: v.object(size) })
export type BankDirectory = v.InferOutput<typeof BankDirectory>

export const ImportBanksResponse = v.object({
  data: v.object({
    id: v.pipe(v.string(), v.description('Id of the import'), v.examples(['06d2k6t0000g1a2b'])),
    ...size,
  }),
})
