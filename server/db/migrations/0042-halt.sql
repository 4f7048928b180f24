-- Trading of an area can be halted by an operator, with a reason that everybody reads.

alter table area
  add column halted_at bigint,
  add column halted_reason text,
  add check ((halted_at is null) = (halted_reason is null));
