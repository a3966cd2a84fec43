import { sql } from 'kysely'
import type { Database } from '../../server-mock/db/Database'

const partSize = 50_000

/** Orders without positions, a second apart, of three states and 5,000 customers. */
export async function addOrders({ kysely }: Database, rowCount: number): Promise<void> {
  // In parts: a statement may take so long and no longer.
  for (let start = 0; start < rowCount; start += partSize)
    await sql`insert into demo_order (id, create_by, create_time, row_version, order_code, status, customer, phone, order_date, total)
    select md5(n::text), 'admin', timestamp '2026-01-01' + n * interval '1 second', 1, 'B' || lpad(n::text, 7, '0'),
      (array['open', 'shipped', 'cancelled'])[n % 3 + 1], 'Customer ' || n % 5000, '13800000000', timestamp '2026-01-01' + n * interval '1 second', n / 100.0
    from generate_series(${sql.lit(start + 1)}, ${sql.lit(start + partSize)}) as n`.execute(kysely)
  await sql`analyze demo_order`.execute(kysely)
}
