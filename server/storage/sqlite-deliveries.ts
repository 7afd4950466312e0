import type { DatabaseSync } from 'node:sqlite';
import { type Delivery, mostDeliveries } from './deliveries.ts';

/** What the SQLite thread is asked about deliveries. */
export type DeliveryRequest =
  | { readonly kind: 'putDelivery'; readonly delivery: Delivery; readonly due: number }
  | {
      readonly kind: 'takeDeliveries';
      readonly now: number;
      readonly until: number;
      readonly limit: number;
    }
  | { readonly kind: 'removeDelivery'; readonly id: string };

/** Carries such requests out; answers the rows that were asked for. */
export function deliveryRequests(
  db: DatabaseSync,
): (request: DeliveryRequest) => readonly Record<string, unknown>[] {
  const put = db.prepare(
    `insert into delivery (id, due, value, account, address)
     select ?1, ?2, ?3, ?4, ?5 where exists (select 1 from delivery where id = ?1)
       or (select count(*) from delivery) < ${mostDeliveries.all}
       and (select count(*) from delivery where account = ?4) < ${mostDeliveries.account}
       and (select count(*) from delivery where address = ?5) < ${mostDeliveries.address}
     on conflict do update set due = ?2, value = ?3 returning 'true' as value`,
  );
  const take = db.prepare(
    `update delivery set due = ?2
     where id in (select id from delivery where due <= ?1 order by due limit ?3) returning value`,
  );
  const remove = db.prepare('delete from delivery where id = ?');
  return (request) => {
    switch (request.kind) {
      case 'putDelivery':
        return put.all(
          request.delivery.id,
          request.due,
          JSON.stringify(request.delivery),
          request.delivery.account,
          request.delivery.address ?? null,
        );
      case 'takeDeliveries':
        return take.all(request.now, request.until, request.limit);
      case 'removeDelivery':
        remove.run(request.id);
        return [];
    }
  };
}
