-- How many terms in a row one person may be mayor of an area, once operators set it. Source: community §7, row 3 (a setting, off).

create table mayor_rule (
  area_id bigint constraint mayor_rule_pkey primary key constraint mayor_rule_area_fkey references area (area_id),
  ver integer not null default 1,
  most_in_row integer not null constraint mayor_rule_most_in_row_range check (most_in_row between 0 and 9)
);
