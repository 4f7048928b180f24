-- Notes of staff for colleagues about an order or a resident. Source: community §9 (pages: orders, residents).

create table staff_note (
  note_id bigint primary key,
  ref_type text not null check (ref_type in ('order', 'user')),
  ref_id bigint not null,
  staff_id bigint not null references staff (staff_id),
  text text not null check (text <> ''),
  at bigint not null
);
create index staff_note_ref on staff_note (ref_type, ref_id, note_id);
