-- A listing pinned to the top of its board stands there until an instant; few are.

alter table sale add column pinned_until bigint;
create index sale_pinned on sale (area_id, pinned_until) where pinned_until is not null;
