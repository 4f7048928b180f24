-- Who of staff has a dispute in hand.
create table dispute_handler (
  dispute_id bigint constraint dispute_handler_pkey primary key
    constraint dispute_handler_dispute_fkey references dispute (dispute_id),
  staff_id bigint not null constraint dispute_handler_staff_fkey references staff (staff_id),
  note text not null,
  by_staff_id bigint not null constraint dispute_handler_giver_fkey references staff (staff_id),
  at bigint not null
);
