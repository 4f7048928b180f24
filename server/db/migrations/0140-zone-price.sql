-- What the city asks for an unsold block of a zone; null while none of them is for sale.

alter table block_zone add column price bigint check (price > 0);
