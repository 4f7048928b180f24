-- What each person of staff keeps of a list: filters under names, and which columns stand in which order. Source: operating §4 (lists).

create table staff_filter (
  staff_id bigint not null references staff (staff_id),
  -- The call that the rows come from.
  list text not null,
  name text not null check (name <> ''),
  -- What follows ? in the address of the list's page.
  address text not null,
  at bigint not null,
  primary key (staff_id, list, name)
);

create table staff_columns (
  staff_id bigint not null references staff (staff_id),
  list text not null,
  keys text[] not null check (cardinality(keys) > 0),
  primary key (staff_id, list)
);
