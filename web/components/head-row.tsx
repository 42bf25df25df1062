/** The head of a table, a cell for each column. */
export const HeadRow = ({ heads }: { heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
)
