-- What support suggests about a dispute or an objection to the sale of a block, for those who decide. Source: community §9 (roles).

create table staff_draft (
  draft_id bigint primary key,
  ref_type text not null check (ref_type in ('dispute', 'handover')),
  ref_id bigint not null,
  staff_id bigint not null references staff (staff_id),
  way text not null check (way in ('release', 'split', 'refund', 'uphold', 'askUndo')),
  seller_amount bigint check (seller_amount > 0),
  reason text not null check (reason <> ''),
  at bigint not null,
  check ((way = 'split') = (seller_amount is not null))
);
create index staff_draft_ref on staff_draft (ref_type, ref_id, draft_id);
