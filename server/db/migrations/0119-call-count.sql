-- Calls of an address within one minute, of all processes together. Losing it in a crash costs one minute's count.
create unlogged table call_count (
  minute bigint not null,
  address text not null,
  calls bigint not null,
  primary key (minute, address)
);
