-- Blocks of the city that nothing offers yet: a zone's page counts them for every guest.
create index block_closed on block (area_id, block_no) where state = 0 and transfer_price is null;
