/** Rows of each kind: orders come first, then blocks, then accounts, so that no kind waits for another. */
const kept = 300_000

/** The tables of `asPaymentSends`: rows to change, and rows that are only added, found by a key and by their owner. */
export const makeAlike = `
  create table alike (id bigint primary key, owner bigint, number bigint, filler char(84));
  insert into alike select k, k, 0, '' from generate_series(1, ${3 * kept}) k;
  create table alike_added (id bigint primary key, owner bigint, number bigint, filler char(84));
  create index on alike_added (owner);`

const added = (key: string, owner = ':buyer') => `insert into alike_added values (:${key}, ${owner}, 1, '')`
const changed = (ids: string) => `update alike set number = number + 1 where id in (${ids})`

/**
 * What a payment from the balance sends that is written step by step, for pgbench: 13 round trips, and in each the number of rows
 * that are read, locked, changed and added, on bare tables: without our columns, constraints, triggers or history. It stays as it
 * is, so that figures of other days compare with it.
 */
export const asPaymentSends = `
\\set order random(1, ${kept})
\\set buyer random(${kept + 1}, ${2 * kept})
\\set seller random(${kept + 1}, ${2 * kept})
\\set payer :buyer + ${kept}
\\set paid :seller + ${kept}
${Array.from({ length: 8 }, (_, index) => `\\set new${index} random(1, 9000000000000000000)`).join('\n')}
with kept as (${added('new0')} on conflict do nothing returning id)
  select exists (select from kept), a.* from alike a join alike b on b.id = a.owner left join alike c on c.id = a.owner where a.id = :buyer;
select a.*, exists (select from alike_added n where n.owner = a.id) from alike a left join alike b on b.id = a.owner
  left join alike c on c.id = a.owner where a.id = :order;
begin;
${added('new1')} on conflict do nothing returning id;
select * from alike where id = :order for update;
select a.*, b.number from alike a join alike b on b.id = a.owner where a.id in (:buyer, :seller) order by a.id for share of a;
select * from alike where id in (:payer, :paid) order by id for update;
with w0 as (${added('new2')}), w1 as (${changed(':payer, :paid')}), w2 as (${added('new3')}) ${added('new4')};
with w0 as (${changed(':order')}), w1 as (${added('new5')}), w2 as (update alike_added set number = 2 where id = :new1) ${added('new6')};
with told as (${added('new7')}) select number from alike where id = :seller;
update alike_added set number = 3 where owner = :buyer and number = 0;
update alike_added set number = 4 where id = :new1;
commit;
`
